import type { FlatNamespace, TFunction } from 'i18next';
import type { AppI18n } from './i18n.ts';
import type { Language } from './language.ts';

/** Parsed message: its texts, and the names of the placeholders between them. */
interface Pieces {
  texts: string[];
  names: string[];
}

type Values = Record<string, unknown>;

const placeholder = /\{\{\s*(\w+)\s*\}\}/;

/**
 * Creates i18next's `t` for one namespace, but parses each message only once: a product list has hundreds of
 * texts, which i18next parses at every call. Anything besides text, placeholders and plurals is passed to
 * i18next.
 */
export function createTranslator(i18n: AppI18n, language: Language, namespace: FlatNamespace): TFunction {
  const translate = i18n.getFixedT(language, namespace) as unknown as (
    key: unknown,
    values?: unknown,
  ) => string;
  const parsed = new Map<string, Pieces | null>();
  let rules: Intl.PluralRules | undefined;
  const pluralRules = () => (rules ??= i18n.services.pluralResolver.getRule(language) as Intl.PluralRules);
  const defaults: Values = i18n.options.interpolation?.defaultVariables ?? {};

  /** Null for a message that only i18next can format; undefined if there is none. */
  function piecesOf(key: string): Pieces | null | undefined {
    const pieces = parsed.get(key);
    if (pieces !== undefined) return pieces;
    const at = key.indexOf(':');
    const message: unknown =
      at < 0
        ? i18n.getResource(language, namespace, key)
        : i18n.getResource(language, key.slice(0, at), key.slice(at + 1));
    // Not cached, because the namespace may be added later.
    if (message === undefined) return undefined;
    const parsedMessage = typeof message === 'string' ? parseMessage(message) : null;
    parsed.set(key, parsedMessage);
    return parsedMessage;
  }

  function piecesFor(key: string, count: unknown): Pieces | null | undefined {
    if (count === undefined) return piecesOf(key);
    if (typeof count !== 'number') return null;
    const form = pluralRules().select(count);
    return (count === 0 ? piecesOf(`${key}_zero`) : undefined) ?? piecesOf(`${key}_${form}`) ?? piecesOf(key);
  }

  function translateFast(key: unknown, values?: Values): string {
    const pieces = typeof key === 'string' && typeof values !== 'string' && piecesFor(key, values?.count);
    return (pieces && fillMessage(pieces, values, defaults)) || translate(key, values);
  }
  // `Trans` reads namespace and language from properties of `t`.
  return Object.assign(translateFast, translate) as unknown as TFunction;
}

function parseMessage(message: string): Pieces | null {
  if (message.includes('$t(')) return null;
  const parts = message.split(placeholder);
  const texts = parts.filter((_, index) => index % 2 === 0);
  if (texts.some((text) => text.includes('{{'))) return null;
  return { texts, names: parts.filter((_, index) => index % 2 === 1) };
}

/** Returns null if a value is missing or is not a text or number; i18next then formats the message. */
function fillMessage({ texts, names }: Pieces, values: Values = {}, defaults: Values): string | null {
  if (Object.keys(values).some((name) => name !== 'count' && !names.includes(name))) return null;
  let text = texts[0]!;
  for (const [index, name] of names.entries()) {
    const value = values[name] ?? defaults[name];
    if (typeof value !== 'string' && typeof value !== 'number') return null;
    text += value + texts[index + 1]!;
  }
  return text;
}
