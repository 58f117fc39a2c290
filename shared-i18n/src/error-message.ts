import { useCallback } from 'react';
import type { Format } from './format.ts';
import type { Language } from './language.ts';
import { localized } from './localized.ts';
import { useFormat, useLanguage, useTranslation } from './translation.tsx';

/** Error with a stable code and the values of its message's placeholders. */
interface CodedError {
  code: string;
  context?: Record<string, unknown>;
}

/** Codes come from the server, so TypeScript cannot check their keys. */
type Translate = (key: string | string[], values?: Record<string, unknown>) => string;

function isCoded(error: unknown): error is CodedError {
  return typeof error === 'object' && error !== null && typeof (error as CodedError).code === 'string';
}

/** Keys of a code's message. Portals have their own namespace, which public pages do not load. */
const errorKeys = (code: string) => [`errors:${code}`, `portal-errors:${code}`];

/** Person and time of a change, as texts. */
function authorOf(
  { by, by_role: role, at }: Record<string, unknown>,
  translate: Translate,
  format: Pick<Format, 'dateTime'>,
): string[] {
  const who =
    typeof by === 'string'
      ? translate('changes:by.named', { name: by })
      : typeof role === 'string' && translate(`changes:by.${role}`);
  return [who, typeof at === 'string' && format.dateTime(at)].filter((part) => typeof part === 'string');
}

/** Placeholders of `changed_meanwhile`: the change, the product or reviewer, the person and the time. */
function changePlaceholders(
  context: Record<string, unknown>,
  product: string,
  translate: Translate,
  format: Pick<Format, 'dateTime'>,
) {
  return {
    news: translate([`changes:${String(context.what)}`, 'errors:changed']),
    details: [
      product,
      typeof context.author === 'string' && translate('changes:author', { name: context.author }),
      ...authorOf(context, translate, format),
    ]
      .filter(Boolean)
      .join(' · '),
  };
}

/** Adds formatted placeholders: product and seller in the language, status, money and dates. */
function placeholders(
  context: Record<string, unknown>,
  language: Language,
  translate: Translate,
  format: Pick<Format, 'money' | 'date' | 'dateTime'>,
) {
  const names = context as Record<`${'name' | 'company_name'}_${Language}`, string | undefined>;
  const product = localized(names, 'name', language);
  return {
    product,
    availableQuantity: context.available,
    ...context,
    ...Object.fromEntries(
      ['minimum', 'debt', 'amount', 'total'].flatMap((name) => {
        const amount = context[name];
        return typeof amount === 'number' ? [[name, format.money(amount)]] : [];
      }),
    ),
    ...(typeof context.opens_on === 'string' && { opens_on: format.date(context.opens_on) }),
    ...('what' in context && changePlaceholders(context, product, translate, format)),
    company: localized(names, 'company_name', language) || (context.company ?? context.company_name),
    status: translate([`common:orderStatus.${String(context.status)}`, 'common:orderStatus.Unknown']),
  };
}

/** Returns a function that translates an error; errors without a known code get the general message. */
export function useErrorMessage(): (error: unknown) => string {
  const { t } = useTranslation(['errors', 'common']);
  const language = useLanguage();
  const format = useFormat();
  return useCallback(
    (error) => {
      const translate = t as unknown as Translate;
      const { code, context = {} } = isCoded(error) ? error : { code: 'unexpected' };
      const keys = [...errorKeys(code), 'errors:unexpected'];
      return translate(keys, placeholders(context, language, translate, format));
    },
    [t, language, format],
  );
}

/** Writes who changed a thing and when, as in "by Zainab · 27 Nov 2026"; empty when neither is known. Its words are in `changes`. */
export function useChangeDetails(): (change: {
  by?: string | null;
  by_role?: string | null;
  at?: string | null;
}) => string {
  const { t } = useTranslation('changes');
  const format = useFormat();
  return (change) => {
    const { by } = change;
    const isolated = typeof by === 'string' ? { ...change, by: `\u2068${by}\u2069` } : change;
    return authorOf(isolated, t as unknown as Translate, format).join(' · ');
  };
}
