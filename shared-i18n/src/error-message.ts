import { useCallback } from 'react';
import type { Format } from './format.ts';
import type { Language } from './language.ts';
import { localized } from './localized.ts';
import { useFormat, useLanguage, useTranslation } from './translation.tsx';

/** What a failure carries: a stable code and the values of its message's placeholders. */
interface CodedError {
  code: string;
  context?: Record<string, unknown>;
}

/** Codes come from outside, so their keys cannot be checked by type. */
type Translate = (key: string | string[], values?: Record<string, unknown>) => string;

function isCoded(error: unknown): error is CodedError {
  return typeof error === 'object' && error !== null && typeof (error as CodedError).code === 'string';
}

/** Keys of a code's message: the portals have errors of their own, which public pages do not load. */
const errorKeys = (code: string) => [`errors:${code}`, `portal-errors:${code}`];

/** What happened to a thing since it was seen, to which product or whose review of several, by whom and when, for `changed_meanwhile`. */
function newsOf(
  context: Record<string, unknown>,
  product: string,
  translate: Translate,
  format: Pick<Format, 'dateTime'>,
) {
  const { what, author, by, by_role: role, at } = context;
  const who =
    typeof by === 'string'
      ? translate('changes:by.named', { name: by })
      : typeof role === 'string' && translate(`changes:by.${role}`);
  return {
    news: translate([`changes:${String(what)}`, 'errors:changed']),
    details: [
      product,
      typeof author === 'string' && translate('changes:author', { name: author }),
      who,
      typeof at === 'string' && format.dateTime(at),
    ]
      .filter(Boolean)
      .join(' · '),
  };
}

/** Adds the placeholders that messages want formatted: product and seller in the language, status, money and dates. */
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
    ...(typeof context.minimum === 'number' && { minimum: format.money(context.minimum) }),
    ...(typeof context.opens_on === 'string' && { opens_on: format.date(context.opens_on) }),
    ...('what' in context && newsOf(context, product, translate, format)),
    company: localized(names, 'company_name', language) || (context.company ?? context.company_name),
    status: translate([`common:orderStatus.${String(context.status)}`, 'common:orderStatus.Unknown']),
  };
}

/** Turns any failure into the reader's words; one without a known code into the general message. */
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
