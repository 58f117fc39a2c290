import { randomUUID } from 'node:crypto';
import { PostgrestClient } from '@supabase/postgrest-js';
import postgres from 'postgres';
import { config, locales, prettifyError, type ZodMiniType } from 'zod/mini';
import { answerSchemas } from '../src/answer-schemas.ts';
import { columnSchemas, type Database } from '../src/columns.ts';
import type { LoadedDataClient } from '../src/client.ts';
import { signToken } from '../local/gateway/tokens.ts';

export type Sql = postgres.Sql;
/** A connection or a transaction on it. */
export type SqlRunner = postgres.ISql;

/** Actors that the access rules distinguish. */
export const actorNames = [
  'anonymous',
  'buyer',
  'otherBuyer',
  'seller',
  'otherSeller',
  'pendingSeller',
  'rejectedSeller',
  'suspendedSeller',
  'manager',
  'sales',
  'warehouse',
  'finance',
  'admin',
  'support',
  'catalogueStaff',
  'financeStaff',
] as const;
export type ActorName = (typeof actorNames)[number];

export interface Actor {
  name: ActorName;
  /** Null for the anonymous visitor. */
  id: string | null;
  email: string;
  /** Company of the actor; null if none. */
  company: string | null;
  /** Access token with the claims of a sign-in by password; null for the anonymous visitor. */
  token: string | null;
  /** Data API client that sends the token. */
  db: LoadedDataClient;
}

export type Actors = Record<ActorName, Actor>;

function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run through jest, whose global set-up starts the stack`);
  return value;
}

export const apiUrl = () => setting('MAWAD_TEST_API_URL');
export const publishableKey = () => setting('MAWAD_TEST_PUBLISHABLE_KEY');
export const secretKey = () => setting('MAWAD_TEST_SECRET_KEY');
export const mailUrl = () => setting('MAWAD_TEST_MAIL_URL');
export const postgresUrl = () => setting('MAWAD_TEST_POSTGRES_URL');

/** Superuser connection, to prepare data and to read past row level security. */
export const connect = (max = 4): Sql => postgres(postgresUrl(), { max, onnotice: () => undefined });

/** The password of every actor. */
export const password = 'correct horse 42 battery';

interface NewUser {
  email: string;
  meta?: postgres.JSONValue;
}

/** Creates confirmed users without the auth server's mails; returns their ids in the given order. */
async function createUsers(sql: SqlRunner, users: NewUser[]): Promise<string[]> {
  const rows = users.map(({ email, meta = {} }) => ({
    id: randomUUID(),
    identity: randomUUID(),
    email,
    meta,
  }));
  await sql`
    with new_user as materialized (
      select * from jsonb_to_recordset(${sql.json(rows)}) as x (id uuid, identity uuid, email text, meta jsonb)
    ), secret as materialized (
      select extensions.crypt(${password}, extensions.gen_salt('bf', 4)) as hash
    ), person as (
      insert into auth.users (id, email, encrypted_password, email_confirmed_at, raw_user_meta_data, raw_app_meta_data)
      select id, email, hash, now(), meta, '{"provider": "email", "providers": ["email"]}' from new_user, secret
    )
    insert into auth.identities (id, provider, provider_id, user_id, identity_data)
    select identity, 'email', id, id, jsonb_build_object('sub', id, 'email', email) from new_user`;
  return rows.map(({ id }) => id);
}

export async function createUser(sql: SqlRunner, user: NewUser): Promise<string> {
  const [id] = await createUsers(sql, [user]);
  return id!;
}

/**
 * Opens a session for each user as a sign-in by password would and returns the access tokens in the given order.
 * Cheaper than a sign-in over HTTP; sessions.test.ts compares both.
 */
export async function openSessions(
  sql: SqlRunner,
  users: { id: string; email: string }[],
): Promise<string[]> {
  const sessions = users.map((user) => ({ ...user, session: randomUUID() }));
  await sql`
    with opened as materialized (
      select * from jsonb_to_recordset(${sql.json(sessions)}) as x (id uuid, session uuid)
    ), person as (
      update auth.users u set last_sign_in_at = now() from opened where u.id = opened.id
    ), session as (
      insert into auth.sessions (id, user_id, aal, created_at, updated_at, user_agent, ip)
      select session, id, 'aal1', now(), now(), 'node', '127.0.0.1' from opened
    )
    insert into auth.mfa_amr_claims (id, session_id, authentication_method, created_at, updated_at)
    select gen_random_uuid(), session, 'password', now(), now() from opened`;
  const iat = Math.floor(Date.now() / 1000);
  return sessions.map(({ id, email, session }) =>
    signToken(
      {
        ...{ sub: id, aud: 'authenticated', role: 'authenticated', email, session_id: session },
        ...{ iat, exp: iat + 3600, aal: 'aal1', amr: [{ method: 'password', timestamp: iat }] },
      },
      setting('MAWAD_TEST_JWT_SECRET'),
    ),
  );
}

/** Signs in by password over HTTP and returns the access token. */
export async function signIn(email: string): Promise<string> {
  const response = await fetch(`${apiUrl()}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: publishableKey(), 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const answer = (await response.json()) as { access_token?: string };
  if (!answer.access_token) throw new Error(`Sign-in of ${email} failed: ${JSON.stringify(answer)}`);
  return answer.access_token;
}

/** Headers of an API call with a token or, without one, the key alone. */
export const headersFor = (token: string | null, key = publishableKey()): Record<string, string> => ({
  apikey: key,
  ...(token ? { authorization: `Bearer ${token}` } : {}),
});

// zod/mini has no messages of its own: without a locale every problem reads "Invalid input".
config(locales.en());

/** Database functions whose responses this test file parsed, and columns as `table.column`. */
export const parsedAnswers = new Set<string>();

function parseAnswer(name: string, schema: ZodMiniType, answer: unknown): void {
  const { error } = schema.safeParse(answer);
  if (error) {
    console.error(`${name} answers what its schema does not say:\n${prettifyError(error)}`);
    throw error;
  }
  parsedAnswers.add(name);
}

/** Parses the columns of a table or view that have a schema. */
function parseRows(table: string, columns: Record<string, ZodMiniType>, answer: unknown): void {
  for (const row of [answer].flat() as Record<string, unknown>[])
    for (const [column, schema] of Object.entries(columns))
      if (column in row) parseAnswer(`${table}.${column}`, schema, row[column]);
}

/** fetch that fails with a reason if a response does not match its schema. */
const fetchParsed: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  const [, rpc, name = ''] = /\/rest\/v1\/(rpc\/)?(\w+)/.exec(String(input)) ?? [];
  const schema = rpc && (answerSchemas as Record<string, ZodMiniType>)[name];
  const columns = !rpc && (columnSchemas as Record<string, Record<string, ZodMiniType>>)[name];
  if (!response.ok || !(schema || columns)) return response;
  const text = await response.clone().text();
  if (schema) parseAnswer(name, schema, JSON.parse(text));
  // Writes return no body.
  else if (columns && text) parseRows(name, columns, JSON.parse(text));
  return response;
};

/** Typed Data API client for a token; parses every response by its schema. */
export const clientFor = (
  token: string | null,
  key?: string,
  headers: Record<string, string> = {},
): LoadedDataClient =>
  new PostgrestClient<Database>(`${apiUrl()}/rest/v1`, {
    headers: { ...headersFor(token, key), ...headers },
    fetch: fetchParsed,
  });

/** Status of the company that each actor owns. */
const owned: Partial<Record<ActorName, string>> = {
  seller: 'approved',
  otherSeller: 'approved',
  pendingSeller: 'pending',
  rejectedSeller: 'rejected',
  suspendedSeller: 'suspended',
};
/** Roles in the company of `seller`. */
const companyRoles: Partial<Record<ActorName, string>> = {
  manager: 'manager',
  sales: 'sales',
  warehouse: 'warehouse',
  finance: 'finance',
};
const staffRoles: Partial<Record<ActorName, string>> = {
  admin: 'admin',
  support: 'support',
  catalogueStaff: 'catalogue',
  financeStaff: 'finance',
};

interface NewCompany {
  id: string;
  name: string;
  status: string;
}

/** Creates companies that deliver to Baghdad and Basra. */
async function createCompanies(sql: SqlRunner, companies: NewCompany[]): Promise<void> {
  await sql`
    insert into public.companies (id, name, status)
    select id, name, status
    from jsonb_to_recordset(${sql.json(companies.map((company) => ({ ...company })))}) as x (id uuid, name text, status text)`;
  await sql`
    insert into public.delivery_rates (company_id, governorate_code, fee, lead_days)
    select id, code, fee, days
    from unnest(${companies.map(({ id }) => id)}::uuid[]) as id,
      (values ('IQ-BG', 5000, 2), ('IQ-BA', 10000, 4)) as rate (code, fee, days)`;
}

/** Creates a company that delivers to Baghdad and Basra; returns its id. */
export async function createCompany(sql: SqlRunner, status = 'approved', name?: string): Promise<string> {
  const id = randomUUID();
  await createCompanies(sql, [{ id, status, name: name ?? `Company ${id.slice(0, 8)}` }]);
  return id;
}

interface NewActor {
  name: Exclude<ActorName, 'anonymous'>;
  meta?: postgres.JSONValue;
  /** Id of the company to create for an owner, or of the company of another member. */
  company?: string | null;
}

/** Creates people of these kinds with the companies of the owners, and signs them in. */
async function insertActors(sql: SqlRunner, wanted: NewActor[]): Promise<Actor[]> {
  const users = wanted.map(({ name, meta }) => ({
    email: `${name.toLowerCase()}-${randomUUID().slice(0, 8)}@mawad.test`,
    meta,
  }));
  const ids = await createUsers(sql, users);
  const people = wanted.map(({ name, company }, index) => ({
    ...{ name, id: ids[index]!, email: users[index]!.email, staffRole: staffRoles[name] ?? null },
    role: owned[name] ? 'owner' : (companyRoles[name] ?? null),
    company: owned[name] ? (company ?? randomUUID()) : companyRoles[name] ? company! : null,
  }));
  await createCompanies(
    sql,
    people.flatMap(({ name, id, company }) =>
      owned[name] ? { id: company!, status: owned[name], name: `Company of ${name} ${id.slice(0, 4)}` } : [],
    ),
  );
  await sql`
    with person as materialized (
      select * from jsonb_to_recordset(${sql.json(people)}) as x (id uuid, "staffRole" text, role text, company uuid)
    ), staff as (
      insert into public.staff (user_id, role) select id, "staffRole" from person where "staffRole" is not null
    )
    insert into public.company_members (company_id, user_id, role, created_at)
    select company, id, role, clock_timestamp() from person where role is not null`;
  const tokens = await openSessions(sql, people);
  return people.map(({ name, id, email, company }, index) => {
    const token = tokens[index]!;
    return { name, id, email, company, token, db: clientFor(token) };
  });
}

const anonymous = (): Actor => ({
  ...{ name: 'anonymous', id: null, email: '', company: null, token: null },
  db: clientFor(null),
});

/** Creates a user and signs in. Members other than owners need a company. */
export async function createActor(
  sql: SqlRunner,
  name: ActorName,
  meta: postgres.JSONValue = {},
  company?: string | null,
): Promise<Actor> {
  if (name === 'anonymous') return anonymous();
  const [actor] = await insertActors(sql, [{ name, meta, company }]);
  return actor!;
}

/** Creates one actor of each kind; every call creates new people. */
export async function createActors(sql: SqlRunner): Promise<Actors> {
  const employer = randomUUID();
  const people = await insertActors(
    sql,
    actorNames
      .filter((name) => name !== 'anonymous')
      .map((name) => ({
        name,
        meta: { full_name: `Test ${name}` },
        company: name === 'seller' || companyRoles[name] ? employer : undefined,
      })),
  );
  return Object.fromEntries([anonymous(), ...people].map((actor) => [actor.name, actor])) as Actors;
}

/** Runs `work` in the database as the actor, as the Data API would, and rolls back. */
export async function asActor<T>(
  sql: Sql,
  actor: Pick<Actor, 'id'>,
  prepare: (tx: postgres.TransactionSql) => Promise<unknown>,
  work: (tx: postgres.TransactionSql) => Promise<T>,
): Promise<T> {
  const undo = new Error('undo');
  let result: T;
  await sql
    .begin(async (tx) => {
      await prepare(tx);
      await become(tx, actor);
      result = await work(tx);
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  return result!;
}

/** Sets the role and claims of an actor until the transaction ends. */
export async function become(
  tx: postgres.TransactionSql,
  actor: Pick<Actor, 'id'>,
  aal: 'aal1' | 'aal2' = 'aal1',
  /** Seconds since the password was given. */
  passwordAge = 0,
): Promise<void> {
  const role = actor.id ? 'authenticated' : 'anon';
  const amr = [{ method: 'password', timestamp: Math.floor(Date.now() / 1000) - passwordAge }];
  const claims = JSON.stringify(actor.id ? { sub: actor.id, role, aal, amr } : { role });
  await tx`select set_config('request.jwt.claims', ${claims}, true),
    set_config('request.jwt.claim.sub', ${actor.id ?? ''}, true), set_config('request.jwt.claim.role', ${role}, true)`;
  await tx.unsafe(`set local role ${role}`);
}
