import { useRef, type TouchEvent } from 'react';
import { useTheme } from '@mawad/shared-ui/kit/mui.ts';

/** Minimum horizontal distance of a swipe, px. */
const minDistance = 40;

/**
 * Touch handlers that call `onStep` with 1 (forward) or -1 (back) in the reading direction. `swiped` returns
 * whether the last touch was a swipe, so that the following click can be ignored.
 */
export function useSwipe(onStep: ((step: 1 | -1) => void) | undefined) {
  const rtl = useTheme().direction === 'rtl';
  const start = useRef<{ x: number; y: number } | null>(null);
  const wasSwipe = useRef(false);
  return {
    swiped: () => wasSwipe.current,
    handlers: {
      onTouchStart({ touches }: TouchEvent) {
        const touch = touches[0];
        wasSwipe.current = false;
        start.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null;
      },
      onTouchEnd({ changedTouches }: TouchEvent) {
        const touch = changedTouches[0];
        if (!touch || !start.current || !onStep) return;
        const across = touch.clientX - start.current.x;
        const down = touch.clientY - start.current.y;
        start.current = null;
        if (Math.abs(across) < minDistance || Math.abs(across) < Math.abs(down)) return;
        wasSwipe.current = true;
        onStep(across < 0 === rtl ? -1 : 1);
      },
    },
  };
}
