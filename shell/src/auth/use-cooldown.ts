import { useEffect, useState } from 'react';

/** Counts down seconds from `start()`; `left` is 0 when finished. */
export function useCooldown(seconds: number, startsRunning: boolean): { left: number; start: () => void } {
  const [left, setLeft] = useState(startsRunning ? seconds : 0);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return { left, start: () => setLeft(seconds) };
}
