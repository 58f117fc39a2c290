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

/** Placeholders of `changed_meanwhile`: the change, the product or reviewer, the person and the time. */
function changePlaceholders(
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
    ...(typeof context.minimum === 'number' && { minimum: format.money(context.minimum) }),
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
