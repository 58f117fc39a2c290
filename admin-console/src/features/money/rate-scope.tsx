import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import type { CommissionRate } from '@mawad/supabase/ledger/queries';

/** Returns the words for what a rate holds for: "Tigris Tools · Cement". */
export function useRateScope() {
  const { t } = useTranslation('money');
  const language = useLanguage();
  return ({ company, category }: Pick<CommissionRate, 'company' | 'category'>) =>
    [company, category].flatMap((one) => (one ? [localized(one, 'name', language)] : [])).join(' · ') ||
    t('rates.everybody');
}

/** Returns a percentage with up to two decimals: "7.5%". */
export function usePercent() {
  const format = useFormat();
  return (percent: number) => `\u2066${format.number(percent)}%\u2069`;
}
