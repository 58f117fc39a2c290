import isForwarded from './forwarded-props.ts';

test('styling properties are not forwarded', () => {
  expect(['sx', 'as', 'theme', 'ownerState'].filter(isForwarded)).toEqual([]);
});

test.each(['href', 'onClick', 'aria-label', 'data-id', 'fetchPriority', 'popover'])(
  '%s is forwarded to the element',
  (name) => expect(isForwarded(name)).toBe(true),
);
