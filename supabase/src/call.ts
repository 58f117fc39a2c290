import type { z } from 'zod/mini';
import type { answerSchemas } from './answer-schemas.ts';
import { type DataClient, loadClient } from './client.ts';
import type { Database, Json } from './database.types.ts';
import { answerOf } from './errors.ts';

type Functions = Database['public']['Functions'];
type Schemas = typeof answerSchemas;

/** Database functions with a typed result: JSON results by their schema, all others by the generated type. */
type FunctionName = {
  [Name in keyof Functions]: Name extends keyof Schemas
    ? Name
    : Json extends Functions[Name]['Returns']
      ? never
      : Name;
}[keyof Functions];

/** Result of a database function. */
export type Answer<Name extends FunctionName> = Name extends keyof Schemas
  ? z.infer<Schemas[Name]>
  : Functions[Name]['Returns'];

/** The generated types of arguments, except that a jsonb argument takes any object. */
type Arguments<Name extends FunctionName> = {
  [Key in keyof Functions[Name]['Args']]: Json extends Functions[Name]['Args'][Key]
    ? Functions[Name]['Args'][Key] | object
    : Functions[Name]['Args'][Key];
};

interface CallOptions {
  /** Sends the call as GET; see `byGet`. */
  get?: boolean;
  signal?: AbortSignal;
}

/**
 * Option of `call` for public reads of the catalogue: GET responses can come from caches and read replicas. Arguments of
 * type jsonb must be passed as JSON text.
 */
export const byGet = { get: true } as const;

/** Calls a database function and returns its result. Throws AppError. */
export async function call<Name extends FunctionName>(
  db: DataClient,
  name: Name,
  ...[args, { get, signal } = {}]: Record<never, never> extends Arguments<Name>
    ? [args?: Arguments<Name>, options?: CallOptions]
    : [args: Arguments<Name>, options?: CallOptions]
): Promise<Answer<Name>> {
  const answer = (await loadClient(db)).rpc(name, args as never, { get });
  return answerOf(await (signal ? answer.abortSignal(signal) : answer)) as Answer<Name>;
}
