/** Pages linked around the current one: first, last and neighbours; null marks a gap. */
export function pageNumbers(page: number, pageCount: number): (number | null)[] {
  const wanted = new Set([1, page - 1, page, page + 1, pageCount]);
  if (page <= 3) [2, 3, 4].forEach((one) => wanted.add(one));
  if (page >= pageCount - 2) [1, 2, 3].forEach((distance) => wanted.add(pageCount - distance));
  const pages = [...wanted].filter((one) => one >= 1 && one <= pageCount).sort((a, b) => a - b);
  return pages.flatMap((one, index) => {
    const skipped = one - (pages[index - 1] ?? 0) - 1;
    if (skipped === 0) return [one];
    return skipped === 1 ? [one - 1, one] : [null, one];
  });
}
