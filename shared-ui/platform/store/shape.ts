/** Returns the value in the expected form, or throws. */
export type Read<Value> = (value: unknown) => Value;

/** Type that a reader returns. */
export type Shape<Reader> = Reader extends Read<infer Value> ? Value : never;

function check<Value>(matches: (value: unknown) => boolean): Read<Value> {
  return (value) => {
    if (!matches(value)) throw new TypeError(`Unexpected ${typeof value}`);
    return value as Value;
  };
}

// Every page reads stored state first: a schema library would add six times the size of these few rules to
// the first view.
export const text = check<string>((value) => typeof value === 'string');
export const amount = check<number>((value) => Number.isFinite(value) && (value as number) >= 0);
export const positiveAmount = check<number>((value) => Number.isFinite(value) && (value as number) > 0);
export const positiveInteger = check<number>((value) => Number.isSafeInteger(value) && (value as number) > 0);

export function literal<const Value extends string>(expected: Value): Read<Value> {
  return check<Value>((value) => value === expected);
}

export function nullable<Value>(read: Read<Value>): Read<Value | null> {
  return (value) => (value === null ? null : read(value));
}

export function optional<Value>(read: Read<Value>): Read<Value | undefined> {
  return (value) => (value === undefined ? undefined : read(value));
}

/** Replaces an absent or null value. */
export function otherwise<Value>(read: Read<Value>, instead: Value): Read<Value> {
  return (value) => (value === undefined || value === null ? instead : read(value));
}

/** Returns the result of the first reader that accepts the value. */
export function either<A, B>(first: Read<A>, second: Read<B>): Read<A | B> {
  return (value) => {
    try {
      return first(value);
    } catch {
      return second(value);
    }
  };
}

export function list<Item>(read: Read<Item>): Read<Item[]> {
  return (value) => {
    if (!Array.isArray(value)) throw new TypeError('Expected a list');
    return value.map(read);
  };
}

type Readers = Record<string, Read<unknown>>;
type OptionalKey<Of extends Readers> = {
  [Key in keyof Of]: undefined extends Shape<Of[Key]> ? Key : never;
}[keyof Of];
type Fields<Of extends Readers> = { [Key in Exclude<keyof Of, OptionalKey<Of>>]: Shape<Of[Key]> } & {
  [Key in OptionalKey<Of>]?: Shape<Of[Key]>;
};

/** An object with these fields; others are omitted. */
export function object<Of extends Readers>(readers: Of): Read<Fields<Of>> {
  return (value) => {
    if (typeof value !== 'object' || value === null) throw new TypeError('Expected an object');
    const source = value as Record<string, unknown>;
    const entries = Object.entries(readers).map(([key, read]) => [key, read(source[key])] as const);
    return Object.fromEntries(entries.filter(([, field]) => field !== undefined)) as Fields<Of>;
  };
}

/** Returns the value in the expected form, or null. */
export function readOrNull<Value>(read: Read<Value>, value: unknown): Value | null {
  try {
    return read(value);
  } catch {
    return null;
  }
}
