import { useTranslation } from '@mawad/shared-i18n';

/** Returns "Zainab, 3 November 2026", or the time alone if no person did it or the account was erased. */
export function useByPerson() {
  const { t } = useTranslation('money');
  return (person: string | null, time: string) =>
    person ? t('adjustments.by', { person: `\u2068${person}\u2069`, time }) : time;
}
