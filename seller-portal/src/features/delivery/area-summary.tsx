import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import type { Governorate } from '@mawad/supabase/delivery/queries';
import { type AreasDraft, placeKey, readAmount } from './areas-draft.ts';

/** One-line summary of the delivery terms of a governorate. */
export function AreaSummary({ place, draft }: { place: Governorate; draft: AreasDraft }) {
  const { t } = useTranslation(['company', 'common']);
  const format = useFormat();
  const terms = draft[place.code];
  const exceptions = place.districts.filter(({ name_en }) => draft[placeKey(place.code, name_en)]).length;
  const amountOf = (text: string) => {
    const amount = readAmount(text);
    return amount === null ? text : format.money(amount);
  };
  const days = terms && readAmount(terms.days);
  const facts = [
    !terms && (exceptions ? t('company:delivery.onlyDistricts') : t('company:delivery.none')),
    terms && amountOf(terms.fee),
    typeof days === 'number' && t('company:delivery.inDays', { count: days, number: format.number(days) }),
    terms?.minimum.trim() && t('company:delivery.from', { amount: amountOf(terms.minimum) }),
    terms?.truck && t('company:delivery.truck'),
    exceptions > 0 &&
      t('company:delivery.exceptions', { count: exceptions, number: format.number(exceptions) }),
  ].filter(Boolean);
  return (
    <Box component="span" sx={{ color: terms ? 'text.primary' : 'text.secondary' }}>
      {facts.join(' · ')}
    </Box>
  );
}
