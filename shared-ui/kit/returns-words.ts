import { foldText, type Language } from '@mawad/shared-i18n';

type ReturnsRule = '30_days' | 'faulty_only' | 'none';

/** How people write the return rules; the first two are those of `common:returns`, by which files are written. */
const spellings: Record<ReturnsRule, readonly [english: string, arabic: string, ...others: string[]]> = {
  '30_days': [
    '30-day returns',
    'إرجاع خلال 30 يومًا',
    '30_days',
    '30',
    '30 days',
    'within 30 days',
    'returns within 30 days',
    '30-day free returns',
    '30 يوم',
    '30 يومًا',
    'خلال 30 يوم',
    'خلال 30 يومًا',
    'إرجاع خلال 30 يوم',
    'إرجاع مجاني خلال 30 يومًا',
  ],
  faulty_only: [
    'Returns only if wrong or faulty',
    'الإرجاع فقط إن وصل مغلوطًا أو معيبًا',
    'faulty_only',
    'faulty only',
    'only if faulty',
    'only if wrong or faulty',
    'wrong or faulty',
    'if faulty',
    'فقط إن وصل مغلوطًا أو معيبًا',
    'إن وصل معيبًا',
    'المعيب فقط',
  ],
  none: [
    'Not returnable',
    'لا يُرجَع',
    'none',
    'no',
    'no returns',
    'non-returnable',
    'cannot be returned',
    'لا',
    'بدون إرجاع',
    'لا إرجاع',
    'لا يمكن إرجاعه',
    'غير قابل للإرجاع',
  ],
};

export const returnsRules = Object.keys(spellings) as ReturnsRule[];

const fold = (text: string) => foldText(text.replace(/[.\-–—]/g, ' '));

const known = new Map(
  Object.entries(spellings).flatMap(([rule, names]) =>
    names.map((name): [string, ReturnsRule] => [fold(name), rule as ReturnsRule]),
  ),
);

/** The return rule that a text names in either language, or null. */
export function readReturns(text: string): ReturnsRule | null {
  return known.get(fold(text)) ?? null;
}

/** A return rule as files hold it, so that reading it gives the rule again. */
export const returnsText = (rule: string, language: Language): string =>
  spellings[rule as ReturnsRule]?.[language === 'en' ? 0 : 1] ?? rule;
