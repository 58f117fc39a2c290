import { type RefObject, useEffect, useState } from 'react';

/** Elements that must not be covered: controls, headings and prices. */
const important = 'button, input, select, textarea, [class*=Button-root], h1, h2, h3, [data-price]';
/** Currency of an amount in either language. */
const currency = /IQD|د\.ع/;
/** Pause in ms after the last scroll or resize before the position is checked. */
const settleDelay = 200;

/** True if a floating element covers a control, heading or price while the page is not scrolling. */
export function useCovers(floating: RefObject<HTMLElement | null>): boolean {
  const [covers, setCovers] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = () => setCovers(floating.current !== null && coversImportant(floating.current));
    const checkSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(check, settleDelay);
    };
    window.addEventListener('scroll', checkSoon, { passive: true });
    window.addEventListener('resize', checkSoon);
    // Content that loads, opens or closes changes the height of the page.
    const observer = new ResizeObserver(checkSoon);
    observer.observe(document.documentElement);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      window.removeEventListener('scroll', checkSoon);
      window.removeEventListener('resize', checkSoon);
    };
  }, [floating]);
  return covers;
}

function coversImportant(floating: HTMLElement): boolean {
  // Position at rest, also while the element is moved aside.
  const right = window.innerWidth - parseFloat(getComputedStyle(floating).right);
  const { top, bottom, width } = floating.getBoundingClientRect();
  const columns = [right - width, right - width / 2, right];
  const rows = [top, (top + bottom) / 2, bottom];
  return columns.some((x) =>
    rows.some((y) =>
      document
        .elementsFromPoint(x, y)
        .some((element) => !floating.contains(element) && (element.closest(important) || isAmount(element))),
    ),
  );
}

/** Whether an element's own text is an amount. */
const isAmount = (element: Element): boolean =>
  [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && currency.test(node.textContent!),
  );
