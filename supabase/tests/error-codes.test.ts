import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { composeBaseline } from '../local/baseline.ts';
import { databaseErrors } from '../src/database-errors.ts';
import { raisedCodes } from './raised-codes.ts';

describe('the codes that SQL raises', () => {
  const raised = raisedCodes(composeBaseline());

  it('are listed in one place with their status', () => {
    expect(Object.fromEntries([...raised.codes].sort())).toEqual(databaseErrors);
  });

  it.each(['en', 'ar'])('have a message in %s @error-messages', (language) => {
    const folder = join(import.meta.dirname, `../../shared-i18n/locales/${language}`);
    const messages = Object.assign(
      {},
      ...['errors.json', 'portal-errors.json'].map(
        (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as object,
      ),
    ) as Record<string, string>;
    expect([...raised.codes.keys()].filter((code) => !messages[code])).toEqual([]);
  });

  it('are literals in the call that raises them', () => {
    expect(raised.unclear).toEqual([]);
  });
});

describe('a function of SQL', () => {
  const calling = (body: string) => raisedCodes(`create function public.f() as $$ begin ${body} end $$;`);

  it('raises the code of its literals, on one line or several', () => {
    const { codes, unclear } = calling(`
      perform private.raise_error('PT404', 'order_not_found');
      perform private.raise_error(
        'PT409', 'order_changed', jsonb_build_object('at', now()));`);
    expect([...codes]).toEqual([
      ['order_not_found', 404],
      ['order_changed', 409],
    ]);
    expect(unclear).toEqual([]);
  });

  it.each([
    ['a variable', `code := 'made_up'; perform private.raise_error('PT409', code);`],
    ['a case', `perform private.raise_error('PT409', case when x then 'made_up' else 'not_allowed' end);`],
    ['a made-up text', `perform private.raise_error('PT409', 'made_' || 'up');`],
    ['a status of its own', `perform private.raise_error(status, 'made_up');`],
    ['another way', `if x then raise exception using errcode = 'PT409', message = 'made_up'; end if;`],
    ['another state', `raise sqlstate 'PT409' using message = code;`],
  ])('is found when it raises through %s', (_way, body) => {
    const { codes, unclear } = calling(body);
    expect(codes.size).toBe(0);
    expect(unclear).toHaveLength(1);
  });

  it.each([
    ['only warns', `raise warning 'not called: %', code;`],
    ['passes a caught error on', `exception when others then raise;`],
    ['leaves its own block', `raise no_data_found;`],
    ['speaks of it', `-- Else raise_error(status, code) would say so.\n`],
  ])('that %s is accepted', (_what, body) => {
    expect(calling(body)).toEqual({ codes: new Map(), unclear: [] });
  });

  it('may define, grant and allow the raising function', () => {
    const sql = `create function private.raise_error(status text, code text) as $$
      begin raise exception using errcode = status, message = code; end $$;
      grant execute on function private.raise_error(text, text, jsonb) to anon;`;
    expect(raisedCodes(sql)).toEqual({ codes: new Map(), unclear: [] });
  });
});
