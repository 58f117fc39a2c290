import { useTranslation } from '@mawad/shared-i18n';

/** When goods are ready at a showroom, in so many days; `number` as the reader writes it. */
export function useReadyText(): (days: number, number: string) => string {
  const { t } = useTranslation('ordering');
  return (count, number) =>
    count === 0 ? t('checkout.readyToday') : t('checkout.readyDays', { count, number });
}
