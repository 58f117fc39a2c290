import { type RefObject, useEffect, useState } from 'react';

/** What nothing may float over: what people press or fill in, and prices. */
const important = 'button, input, select, textarea, .MuiButton-root, .MuiIconButton-root, [data-price]';
/** Ms of rest after which a scrolled page, and what floats over it, counts as still. */
const settled = 200;

/** Whether a floating element lies over something important, wherever the page came to rest. */
export function useCovers(floating: RefObject<HTMLElement | null>): boolean {
  const [covers, setCovers] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => setCovers(floating.current !== null && liesOverImportant(floating.current));
    const lookSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(look, settled);
    };
    window.addEventListener('scroll', lookSoon, { passive: true });
    window.addEventListener('resize', lookSoon);
    // What arrives, opens or closes changes how long the page is.
    const observer = new ResizeObserver(lookSoon);
    observer.observe(document.documentElement);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      window.removeEventListener('scroll', lookSoon);
      window.removeEventListener('resize', lookSoon);
    };
  }, [floating]);
  return covers;
}

function liesOverImportant(floating: HTMLElement): boolean {
  // Where it rests, also while it is moved aside.
  const right = window.innerWidth - parseFloat(getComputedStyle(floating).right);
  const { top, bottom, width } = floating.getBoundingClientRect();
  const columns = [right - width, right - width / 2, right];
  const rows = [top, (top + bottom) / 2, bottom];
  return columns.some((x) =>
    rows.some((y) =>
      document
        .elementsFromPoint(x, y)
        .some((element) => !floating.contains(element) && element.closest(important) !== null),
    ),
  );
}
