import { randomUUID } from 'node:crypto';
import { PostgrestClient } from '@supabase/postgrest-js';
import postgres from 'postgres';
import type { Database } from '../src/database.types.ts';
import type { DataClient } from '../src/client.ts';

export type Sql = postgres.Sql;
/** A connection or a transaction on it. */
export type SqlRunner = postgres.ISql;

/** Everyone the access rules tell apart. */
export const actorNames = [
  'anonymous',
  'buyer',
  'otherBuyer',
  'seller',
  'otherSeller',
  'pendingSeller',
  'rejectedSeller',
  'admin',
] as const;
export type ActorName = (typeof actorNames)[number];

export interface Actor {
  name: ActorName;
  /** Null for the anonymous visitor. */
  id: string | null;
  email: string;
  /** Access token of a real sign-in; null for the anonymous visitor. */
  token: string | null;
  /** Data API client that sends the token. */
  db: DataClient;
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

/** The database as its superuser, to prepare and to look behind the rules. */
export const connect = (max = 4): Sql => postgres(postgresUrl(), { max, onnotice: () => undefined });

const password = 'correct horse 42 battery';

/** A confirmed user, made without the auth server's mails. */
export async function createUser(
  sql: SqlRunner,
  user: { email: string; meta?: postgres.JSONValue },
): Promise<string> {
  const id = randomUUID();
  await sql`
    insert into auth.users (id, email, encrypted_password, email_confirmed_at, raw_user_meta_data, raw_app_meta_data)
    values (${id}, ${user.email}, extensions.crypt(${password}, extensions.gen_salt('bf', 4)), now(),
      ${sql.json(user.meta ?? {})}, ${sql.json({ provider: 'email', providers: ['email'] })})`;
  await sql`
    insert into auth.identities (id, provider, provider_id, user_id, identity_data)
    values (${randomUUID()}, 'email', ${id}, ${id}, ${sql.json({ sub: id, email: user.email })})`;
  return id;
}

/** Signs in by password over HTTP and answers the access token. */
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

/** The typed Data API client of whoever holds the token. */
export const clientFor = (token: string | null, key?: string): DataClient =>
  new PostgrestClient<Database>(`${apiUrl()}/rest/v1`, { headers: headersFor(token, key) });

/** Creates a user and signs in. */
export async function createActor(
  sql: SqlRunner,
  name: ActorName,
  meta: postgres.JSONValue = {},
): Promise<Actor> {
  if (name === 'anonymous') return { name, id: null, email: '', token: null, db: clientFor(null) };
  const email = `${name.toLowerCase()}-${randomUUID().slice(0, 8)}@mawad.test`;
  const id = await createUser(sql, { email, meta });
  if (name === 'admin')
    await sql`insert into public.sellers (id, role, status) values (${id}, 'admin', 'approved')`;
  const status = {
    seller: 'approved',
    otherSeller: 'approved',
    pendingSeller: 'pending',
    rejectedSeller: 'rejected',
  }[name as string];
  if (status) {
    const company = `Company of ${name} ${id.slice(0, 4)}`;
    await sql`insert into public.sellers (id, status, company_name) values (${id}, ${status}, ${company})`;
  }
  const token = await signIn(email);
  return { name, id, email, token, db: clientFor(token) };
}

/** One of each; every call makes new people. */
export async function createActors(sql: SqlRunner): Promise<Actors> {
  const made: Actor[] = [];
  for (const name of actorNames) made.push(await createActor(sql, name, { full_name: `Test ${name}` }));
  return Object.fromEntries(made.map((actor) => [actor.name, actor])) as Actors;
}

/** Runs `work` in the database as the actor, as the Data API would, and takes everything back. */
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

/** Takes on the role and claims of an actor until the transaction ends. */
export async function become(tx: postgres.TransactionSql, actor: Pick<Actor, 'id'>): Promise<void> {
  const role = actor.id ? 'authenticated' : 'anon';
  const claims = JSON.stringify(actor.id ? { sub: actor.id, role } : { role });
  await tx`select set_config('request.jwt.claims', ${claims}, true),
    set_config('request.jwt.claim.sub', ${actor.id ?? ''}, true), set_config('request.jwt.claim.role', ${role}, true)`;
  await tx.unsafe(`set local role ${role}`);
}
