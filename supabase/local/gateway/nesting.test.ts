import { nestsTooDeep } from './nesting.ts';

const nested = (levels: number, open = '[', close = ']') =>
  Buffer.from(open.repeat(levels) + close.repeat(levels));

it.each([
  ['arrays', nested(5_000)],
  ['objects', nested(5_000, '{"a":', '}')],
  ['brackets of a filter', nested(5_000, '(', ')')],
  ['arrays that are never closed', Buffer.from('['.repeat(5_000))],
  ['arrays after an escaped quotation mark', Buffer.from(`["\\"", ${'['.repeat(5_000)}`)],
])('finds %s of 5,000 levels too deep', (_what, text) => expect(nestsTooDeep(text)).toBe(true));

it.each([
  ['a few levels', nested(20)],
  ['many lists beside each other', Buffer.from(`[${'[],'.repeat(5_000)}[]]`)],
  ['brackets within text', Buffer.from(JSON.stringify({ body: '['.repeat(5_000) }))],
  [
    'brackets after a backslash within text',
    Buffer.from(JSON.stringify({ body: `\\" ${'{'.repeat(5_000)}` })),
  ],
])('accepts %s', (_what, text) => expect(nestsTooDeep(text)).toBe(false));
