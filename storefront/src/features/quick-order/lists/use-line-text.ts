import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import type { PurchaseListLine } from '@mawad/supabase/lists/queries';
import { useProblemText } from '../../../goods-line/use-problem-text.ts';
import type { ListLineState } from './judge-list.ts';

/** Name of a line's goods, with the variant. */
export function useLineName(): (line: PurchaseListLine) => string {
  const language = useLanguage();
  return (line) => {
    const color = (language === 'ar' && line.color_ar) || line.color;
    const variant = [line.size, color].filter(Boolean).join(' / ');
    const name = localized(line, 'name', language);
    return variant ? `${name} (${variant})` : name;
  };
}

/** Writes why a line cannot be ordered; '' if it can. */
export function useListProblem(): (result: ListLineState) => string {
  const { t } = useTranslation('lists');
  const problemText = useProblemText();
  return (result) =>
    result.state === 'gone' || result.state === 'choose'
      ? t(`purchase.${result.state}`)
      : problemText(result);
}
