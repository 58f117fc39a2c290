import { pageNumbers } from './page-numbers.ts';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 10, [1, 2, 3, 4, null, 10]],
  [3, 10, [1, 2, 3, 4, null, 10]],
  [4, 10, [1, 2, 3, 4, 5, null, 10]],
  [5, 10, [1, null, 4, 5, 6, null, 10]],
  [8, 10, [1, null, 7, 8, 9, 10]],
  [10, 10, [1, null, 7, 8, 9, 10]],
])('page %d of %d links to its neighbours and both ends', (page, count, pages) => {
  expect(pageNumbers(page, count)).toEqual(pages);
});
