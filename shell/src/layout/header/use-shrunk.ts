import { useEffect, useState } from 'react';

/** Scroll movements below this distance are ignored, px. */
const tolerance = 8;
const startsAt = 72;

/** Whether the last scroll went down, away from the top of the page. */
export function useShrunk(): boolean {
  const [shrunk, setShrunk] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const follow = () => {
      const position = Math.max(0, window.scrollY);
      if (Math.abs(position - last) < tolerance) return;
      setShrunk(position > last && position > startsAt);
      last = position;
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
  return shrunk;
}
