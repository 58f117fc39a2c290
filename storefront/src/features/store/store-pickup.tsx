import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import type { Showroom } from '@mawad/supabase/delivery/queries';
import { LocalizedText } from '@mawad/shared-ui/kit/localized-text.tsx';

/** Address and preparation time of the showroom. The page header shows the opening hours. */
export function StorePickup({ pickup }: { pickup: Showroom }) {
  const { t } = useTranslation('store');
  const format = useFormat();
  const language = useLanguage();
  const note = localized(pickup, 'note', language);
  const { lead_days: days } = pickup;
  const ready =
    days === 0 ? t('pickupToday') : t('pickupReady', { count: days, number: format.number(days) });
  return (
    <Box sx={{ display: 'grid', gap: 0.5, overflowWrap: 'anywhere' }}>
      <div>
        <strong>
          <LocalizedText>{localized(pickup, 'address', language)}</LocalizedText>
        </strong>
        <Box>{localized(pickup, 'governorate', language)}</Box>
      </div>
      <Box sx={{ color: 'text.secondary' }}>{`${ready} · ${t('pickupFree')}`}</Box>
      {note && (
        <Box dir="auto" sx={{ whiteSpace: 'pre-line' }}>
          {note}
        </Box>
      )}
    </Box>
  );
}
