import { useTranslation } from '@mawad/shared-i18n';

/** Text for the preparation time of goods in days; `number` is the formatted day count. */
export function useReadyText(): (days: number, number: string) => string {
  const { t } = useTranslation('ordering');
  return (count, number) =>
    count === 0 ? t('checkout.readyToday') : t('checkout.readyDays', { count, number });
}
