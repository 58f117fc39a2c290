import { Box, type SxProps, type Theme } from '@mawad/shared-ui/mui';
import { renderedMark } from '../../hydration/rendered-mark.ts';
import { type ReactNode, Suspense, use, useEffect, useLayoutEffect, useRef, useState } from 'react';

interface Props {
  /** For links that lead here, also before the children are there. */
  id?: string;
  /** The element around the children. */
  component?: 'div' | 'li';
  /** Px kept free until the children come near; without it only the server's HTML waits. */
  height?: number;
  /**
   * The children's block size, about, e.g. `480px`: far below, what the server sent takes this room
   * and is laid out only as it comes near. In a page of the browser's own making nothing waits, so
   * that Back finds the reader's place.
   */
  servedSize?: string;
  /** The server's HTML is laid out at once all the same; it only waits while other fonts join the page. */
  atOnce?: boolean;
  sx?: SxProps<Theme>;
  children: ReactNode;
}

/**
 * Brings its children to life once they come near the screen. The server renders
 * them at once; in the browser its HTML stays as it is until then, until it is
 * used, or until other children are to be shown. What the children load comes with them;
 * a button pressed meanwhile acts once they are alive.
 */
export function WhenNear({ id, component, height, servedSize, atOnce = false, sx, children }: Props) {
  const box = useRef<HTMLElement>(null);
  const [gate] = useState(() => createGate(height));
  const [mark] = useState(() => (isServedPage() ? { [renderedMark]: '' } : undefined));
  const [style] = useState(() => (servedSize && isServedPage() ? waiting(servedSize, atOnce) : undefined));
  const [first] = useState(children);
  if (gate?.keepsServerHtml && children !== first) gate.open();
  useEffect(() => gate?.watch(box.current!), [gate]);
  return (
    <Box id={id} component={component ?? 'div'} ref={box} style={style} sx={sx} {...mark}>
      <Suspense fallback={<Box aria-busy sx={{ blockSize: height }} />}>
        <Passage gate={gate} markAlive={() => box.current?.removeAttribute(renderedMark)}>
          {children}
        </Passage>
      </Suspense>
    </Box>
  );
}

/** The page's own script knows what may wait by its intrinsic size; the margin keeps shadows and focus rings. */
const waiting = (size: string, atOnce: boolean) =>
  ({
    contentVisibility: atOnce ? undefined : 'auto',
    containIntrinsicBlockSize: `auto ${size}`,
    overflowClipMargin: '8px',
  }) as const;

interface PassageProps {
  gate: Gate | null;
  markAlive(): void;
  children: ReactNode;
}

function Passage({ gate, markAlive, children }: PassageProps) {
  if (gate) use(gate.opened);
  // Within the very event that React hydrates for, so that nobody takes that event for a lost one.
  useLayoutEffect(markAlive);
  return children;
}

/** How far from the screen things are got ready: what is not there yet earlier than what can be read already. */
const margin = { served: '100px', absent: '300px' };

interface Gate {
  /** While the gate is closed, what the server rendered is on screen. */
  keepsServerHtml: boolean;
  open(): void;
  opened: Promise<void>;
  /** Opens as the element comes near; answers how to stop watching. */
  watch(element: HTMLElement): (() => void) | undefined;
}

/** Whether what is rendered is the page as the server sends it, there or in the browser. */
function isServedPage(): boolean {
  return typeof document === 'undefined' || document.documentElement.hasAttribute(renderedMark);
}

/** A closed gate; null where nothing has to wait. */
function createGate(height: number | undefined): Gate | null {
  if (typeof document === 'undefined') return null;
  const keepsServerHtml = isServedPage();
  if (!keepsServerHtml && height === undefined) return null;
  let resolve = () => {};
  const opened = new Promise<void>((done) => (resolve = done));
  const open = () => {
    // React reads this mark: who comes to an open gate passes at once, not a moment later.
    Object.assign(opened, { status: 'fulfilled' });
    resolve();
  };
  return {
    keepsServerHtml,
    open,
    opened,
    watch(element) {
      if (typeof IntersectionObserver === 'undefined') return void open();
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (!entry?.isIntersecting) return;
          leave();
          open();
        },
        { rootMargin: keepsServerHtml ? margin.served : margin.absent },
      );
      observer.observe(element);
      const stopListening = openWhenUsed(element, open);
      const leave = () => {
        observer.disconnect();
        stopListening();
      };
      return leave;
    },
  };
}

const closed = new Map<Element, () => void>();

/** Opens the gate of what is used before it is alive, ahead of React, which then takes that very event. */
function openWhenUsed(element: Element, open: () => void): () => void {
  for (const type of ['pointerdown', 'click', 'focusin']) document.addEventListener(type, openUsed, true);
  closed.set(element, open);
  return () => void closed.delete(element);
}

function openUsed({ target }: Event): void {
  for (const [element, open] of closed) if (element.contains(target as Node)) open();
}
