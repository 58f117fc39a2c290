/** The part of the Web Storage interface that the store uses. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A storage of the browser; null if there is none or the visitor denies it. */
export function browserStorage(name: 'localStorage' | 'sessionStorage' = 'localStorage'): TextStorage | null {
  try {
    return globalThis[name] ?? null;
  } catch (error) {
    console.error('Storage is denied', error);
    return null;
  }
}

/** Converts a value to text and back; `decode` throws for unknown text. */
export interface Codec<Value> {
  encode(value: Value): string;
  decode(text: string): Value;
}

/** One value under one key. Never throws: errors are logged and read as empty. */
export interface StoredValue<Value> {
  key: string;
  read(): Value;
  write(value: Value): void;
  forget(): void;
}

/** Binds a key to a storage; without a storage it reads as `empty` and stores nothing. */
export function storedValue<Value>(
  storage: TextStorage | null,
  key: string,
  codec: Codec<Value>,
  empty: Value,
): StoredValue<Value> {
  return {
    key,
    read() {
      try {
        const text = storage?.getItem(key) ?? null;
        return text === null ? empty : codec.decode(text);
      } catch (error) {
        console.error(`The stored ${key} cannot be read`, error);
        return empty;
      }
    },
    write(value) {
      try {
        storage?.setItem(key, codec.encode(value));
      } catch (error) {
        console.error(`The ${key} cannot be stored`, error);
      }
    },
    forget() {
      try {
        storage?.removeItem(key);
      } catch (error) {
        console.error(`The ${key} cannot be removed`, error);
      }
    },
  };
}

/**
 * A list in the format `{"version":1,"items":[…]}`. Also reads a bare list, as older pages wrote it. Skips
 * items for which `parse` returns null; refuses a newer version, because its items may have another meaning.
 * Calls `onLoss` if an item cannot be read.
 */
export function listCodec<Item>(
  version: number,
  parse: (item: unknown) => Item | null,
  onLoss: () => void = () => undefined,
): Codec<Item[]> {
  return {
    encode: (items) => JSON.stringify({ version, items }),
    decode(text) {
      const stored = parseList(text);
      if (stored === null) {
        onLoss();
        throw new Error('Unknown format');
      }
      if (stored.version > version) throw new Error(`Version ${stored.version} is newer than this page`);
      const items = stored.items.map(parse).filter((item) => item !== null);
      if (items.length < stored.items.length) onLoss();
      return items;
    },
  };
}

/** Parses a stored list of any version; null if the text is no list. */
function parseList(text: string): { version: number; items: unknown[] } | null {
  try {
    const stored = JSON.parse(text) as { version?: unknown; items?: unknown } | null;
    if (Array.isArray(stored)) return { version: 0, items: stored };
    const { version, items } = stored ?? {};
    return typeof version === 'number' && Array.isArray(items) ? { version, items } : null;
  } catch {
    return null;
  }
}
