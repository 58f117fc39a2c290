import { useEffect, useState, type RefObject } from 'react';

/** Px; more than any page is long. */
const wholePage = 1_000_000;

/** Whether an element has left the screen upwards, below a bar of `margin` px. */
export function useScrolledPast(target: RefObject<HTMLElement | null>, margin = 0): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    if (!target.current || typeof IntersectionObserver === 'undefined') return undefined;
    // Everything below the screen counts as seen, so that a jump from below to above is noticed too.
    const observer = new IntersectionObserver(([entry]) => entry && setPast(!entry.isIntersecting), {
      rootMargin: `-${margin}px 0px ${wholePage}px`,
    });
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target, margin]);
  return past;
}
