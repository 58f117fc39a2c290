import { createHandler, type Dependencies } from './handler.ts';
import type { OutboxMail, RenderedMail } from './mail-types.ts';

const secretKey = 'sb_secret_of_the_test';

function mail(id: number, template = 'seller_approved'): OutboxMail {
  const params = { company_name: `Company ${id}` };
  const to_email = `seller${id}@mawad.test`;
  return {
    ...{ id, to_email, language: 'en', template, params, attempts: 1 },
    message_id: `message-${id}`,
    lease: `lease-${id}`,
  };
}

function setUp(due: OutboxMail[], overrides: Partial<Dependencies> = {}) {
  const sent: RenderedMail[] = [];
  const finished: [number, string | null][] = [];
  let closed = 0;
  const handler = createHandler({
    secretKeys: [secretKey],
    siteUrl: 'https://mawad.test',
    claim: async (count) => due.splice(0, count),
    finish: async ({ id }, error) => void finished.push([id, error]),
    connect: async () => ({
      send: async (rendered) => void sent.push(rendered),
      close: () => (closed += 1),
    }),
    read: async () => ({ status: 401, code: 'not_signed_in' }),
    now: () => 0,
    ...overrides,
  });
  const call = async (headers: Record<string, string> = { apikey: secretKey }, method = 'POST') => {
    const response = await handler(new Request('http://functions/deliver-emails', { method, headers }));
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  return { call, sent, finished, closed: () => closed };
}

const failure = (code: string, message: string) => Object.assign(new Error(message), { code });

describe('deliver-emails', () => {
  it('sends due mails and marks them as sent', async () => {
    const { call, sent, finished, closed } = setUp([mail(1), mail(2)]);
    expect(await call()).toEqual({ status: 200, body: { sent: 2, failed: 0, remaining: false } });
    expect(sent.map(({ to }) => to)).toEqual(['seller1@mawad.test', 'seller2@mawad.test']);
    expect(finished).toEqual([
      [1, null],
      [2, null],
    ]);
    expect(closed()).toBe(1);
  });

  it('sends the mails to one address one after the other, and those to others meanwhile', async () => {
    const events: string[] = [];
    const due = [1, 2, 3, 4].map((id) => ({ ...mail(id), to_email: id === 3 ? 'other' : 'buyer' }));
    const { call } = setUp(due, {
      connect: async () => ({
        send: async ({ to, messageId }) => {
          const id = messageId.match(/\d/)![0];
          events.push(`${id} begins`);
          if (to === 'buyer') await new Promise(setImmediate);
          events.push(`${id} ends`);
        },
        close: () => undefined,
      }),
    });
    expect((await call()).body.sent).toBe(4);
    expect(events.filter((event) => !event.startsWith('3'))).toEqual(
      ['1', '2', '4'].flatMap((id) => [`${id} begins`, `${id} ends`]),
    );
    expect(events.indexOf('3 ends')).toBeLessThan(events.indexOf('2 ends'));
  });

  it('accepts only the secret key, as apikey or as bearer token', async () => {
    const { call, sent } = setUp([mail(1)]);
    for (const headers of [
      {},
      { apikey: '' },
      { apikey: `${secretKey}x` },
      { authorization: 'Bearer sb_publishable_x' },
    ]) {
      expect((await call(headers)).status).toBe(401);
    }
    expect((await call({ apikey: secretKey }, 'GET')).status).toBe(405);
    expect(sent).toHaveLength(0);
    expect((await call({ authorization: `Bearer ${secretKey}` })).body.sent).toBe(1);
  });

  it('refuses every call if no secret key is configured', async () => {
    const { call } = setUp([mail(1)], { secretKeys: [] });
    expect((await call({ apikey: '', authorization: 'Bearer ' })).status).toBe(401);
  });

  it('sends the other mails if one cannot be rendered and one cannot be marked as sent', async () => {
    const marked: number[] = [];
    const { call, sent } = setUp([mail(1), mail(2), mail(3, 'no_such_template'), mail(4)], {
      finish: async ({ id }) => {
        if (id === 2) throw new Error('statement timeout');
        marked.push(id);
      },
    });
    expect((await call()).body).toEqual({ sent: 2, failed: 2, remaining: false });
    expect(sent.map(({ to }) => to).sort()).toEqual([1, 2, 4].map((id) => `seller${id}@mawad.test`));
    expect(marked.sort()).toEqual([1, 3, 4]);
  });

  it('records the error of a mail that the server refuses and sends the others', async () => {
    const sent: string[] = [];
    const { call, finished } = setUp([mail(1), mail(2)], {
      connect: async () => ({
        send: async ({ to }) => {
          if (to.startsWith('seller1')) throw failure('EENVELOPE', '550 no such mailbox');
          sent.push(to);
        },
        close: () => undefined,
      }),
    });
    expect((await call()).body).toEqual({ sent: 1, failed: 1, remaining: false });
    expect(finished).toEqual([
      [1, 'EENVELOPE: 550 no such mailbox'],
      [2, null],
    ]);
  });

  it('waits only once per call for a mail server that does not respond', async () => {
    let attempts = 0;
    const { call, finished } = setUp([mail(1), mail(2), mail(3)], {
      connect: async () => ({
        send: async () => {
          attempts += 1;
          throw failure('ETIMEDOUT', 'Connection timeout');
        },
        close: () => undefined,
      }),
    });
    expect((await call()).body).toEqual({ sent: 0, failed: 3, remaining: false });
    expect(attempts).toBe(1);
    expect(finished.map(([, error]) => error)).toEqual(Array(3).fill('ETIMEDOUT: Connection timeout'));
  });

  it('sends the next mail after one with an unknown template', async () => {
    const { call, finished } = setUp([mail(1, 'birthday'), mail(2)]);
    expect((await call()).body).toEqual({ sent: 1, failed: 1, remaining: false });
    expect(finished[0]![1]).toContain('unknown_template');
  });

  it('sends all due mails over one connection pool', async () => {
    const { call, sent, closed } = setUp(Array.from({ length: 125 }, (_, index) => mail(index)));
    expect((await call()).body).toEqual({ sent: 125, failed: 0, remaining: false });
    expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(125);
    expect(closed()).toBe(1);
  });

  it('ends at its time limit and reports that mails may remain', async () => {
    const due = Array.from({ length: 125 }, (_, index) => mail(index));
    let minutes = 0;
    const { call, sent } = setUp(due, { now: () => 60_000 * minutes++ });
    expect((await call()).body).toEqual({ sent: 50, failed: 0, remaining: true });
    expect(sent).toHaveLength(50);
    expect(due).toHaveLength(75);
  });

  it('uses the same Message-ID for every attempt of a mail', async () => {
    const { call, sent } = setUp([mail(7), mail(7)]);
    await call();
    expect(sent.map(({ messageId }) => messageId)).toEqual(Array(2).fill('<message-7@mawad.test>'));
  });

  it('returns 503 while the database is down', async () => {
    const logged = console.error;
    console.error = () => undefined;
    const { call } = setUp([], {
      claim: async () => {
        throw new Error('claim_emails returned status 503');
      },
    });
    expect(await call()).toEqual({ status: 503, body: { code: 'service_unavailable' } });
    console.error = logged;
  });

  it('shows staff the subject and text of a mail, and nothing after its content was deleted', async () => {
    const invited = { ...mail(1, 'team_invited'), params: { company_name: 'Tigris' } };
    const show = async (overrides: Partial<Dependencies>) => {
      const handler = createHandler({
        secretKeys: [secretKey],
        siteUrl: 'https://mawad.test',
        claim: async () => [],
        finish: async () => undefined,
        connect: () => Promise.reject(new Error('not called')),
        read: async () => invited,
        now: () => 0,
        ...overrides,
      });
      const body = JSON.stringify({ show: 1 });
      const response = await handler(
        new Request('http://functions/deliver-emails', { method: 'POST', body }),
      );
      return [response.status, await response.json()];
    };
    const [status, shown] = await show({});
    expect([status, shown.subject]).toEqual([200, expect.stringContaining('Tigris')]);
    expect(shown.text).toContain('https://mawad.test/seller/join?token=');
    expect(await show({ read: async () => ({ ...invited, params: {} }) })).toEqual([
      200,
      { subject: null, text: null },
    ]);
    expect(await show({ read: async () => ({ status: 403, code: 'not_allowed' }) })).toEqual([
      403,
      { code: 'not_allowed', context: {} },
    ]);
  });
});
