import { apiUrl, type Actor, connect, createActor, headersFor, type Sql } from './actors.ts';

let sql: Sql;
let person: Actor;

beforeAll(async () => {
  sql = connect();
  person = await createActor(sql, 'buyer');
});
afterAll(() => sql.end());

async function send(path: string, body?: string): Promise<[number, { code?: string; message?: string }]> {
  const response = await fetch(`${apiUrl()}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...headersFor(person.token), 'content-type': 'application/json' },
    body,
  });
  return [response.status, (await response.json()) as { code?: string; message?: string }];
}

const nestedIn = (name: string, levels = 5_000) =>
  `{"${name}": ${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}}`;

it.each([
  ['a function', '/rest/v1/rpc/report_visit', nestedIn('report')],
  ['a table', '/rest/v1/addresses', nestedIn('label')],
  ['lists', '/rest/v1/addresses', '['.repeat(5_000) + ']'.repeat(5_000)],
  // Sign-up accepts at most 16 KB.
  ['sign-up', '/auth/v1/signup', nestedIn('data', 2_000)],
  ['an edge function', '/functions/v1/publish-media', nestedIn('path')],
])(
  'refuses JSON of %s nested thousands of levels deep, and serves the next request',
  async (_to, path, body) => {
    expect(await send(path, body)).toEqual([
      400,
      { code: 'bad_json', message: 'Nested deeper than 64 levels' },
    ]);
    expect((await send('/rest/v1/profiles?select=id'))[0]).toBe(200);
  },
);

it('refuses a filter nested 5,000 levels deep', async () => {
  const [status, answer] = await send(
    `/rest/v1/profiles?select=id&or=${'(and'.repeat(1_500)}${')'.repeat(1_500)}`,
  );
  expect([status, answer.code]).toEqual([400, 'bad_json']);
});

it.each(['nonsense', '', 'sms', '__proto__'])('/auth/v1/verify of the type "%s" is refused', async (type) => {
  const refusal = { error_code: 'validation_failed', msg: 'Verify requires a verification type' };
  const body = { email: person.email, token: '123456', type };
  for (const answer of [
    await send('/auth/v1/verify', JSON.stringify(body)),
    await send('/auth/v1/verify', JSON.stringify({ type, token_hash: 'x' })),
    await send(`/auth/v1/verify?token=x&type=${type}`),
  ])
    expect(answer).toEqual([400, expect.objectContaining(refusal)]);
});
