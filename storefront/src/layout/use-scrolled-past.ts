import { useEffect, useState, type RefObject } from 'react';

/** Px; larger than any page. */
const wholePage = 1_000_000;

/** Whether an element is above the visible area, which starts below a bar of `margin` px. */
export function useScrolledPast(target: RefObject<HTMLElement | null>, margin = 0): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    if (!target.current || typeof IntersectionObserver === 'undefined') return undefined;
    // Everything below the screen counts as visible, so that a jump from below to above is detected.
    const observer = new IntersectionObserver(([entry]) => entry && setIsPast(!entry.isIntersecting), {
      rootMargin: `-${margin}px 0px ${wholePage}px`,
    });
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target, margin]);
  return isPast;
}
