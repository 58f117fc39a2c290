import isForwarded from './forwarded-props.ts';

test('what only styles an element stays off the page', () => {
  expect(['sx', 'as', 'theme', 'ownerState'].filter(isForwarded)).toEqual([]);
});

test.each(['href', 'onClick', 'aria-label', 'data-id', 'fetchPriority', 'popover'])(
  '%s reaches the element',
  (name) => expect(isForwarded(name)).toBe(true),
);
