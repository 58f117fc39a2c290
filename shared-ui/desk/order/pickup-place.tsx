import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { LocalizedText } from '@mawad/shared-ui/kit/localized-text.tsx';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';

/** Pickup address of an order; the seller wrote the texts in at least one language. */
interface PickupDestination {
  address_en: string | null;
  address_ar: string | null;
  note_en: string | null;
  note_ar: string | null;
  /** Name of the governorate. */
  governorate: string;
  hours_en: string | null;
  hours_ar: string | null;
}

interface PickupPlaceProps {
  pickup: PickupDestination;
  company: string;
}

/** The showroom where the buyer collects an order. */
export function PickupPlace({ pickup, company }: PickupPlaceProps) {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const hours = localized(pickup, 'hours', language);
  const note = localized(pickup, 'note', language);
  return (
    <Panel
      component="section"
      aria-label={t('orderParts.pickUpAt')}
      sx={{ padding: 2, fontSize: 'var(--text-14)', overflowWrap: 'anywhere' }}
    >
      <Typography variant="h2" sx={{ fontSize: 'var(--text-16)', marginBlockEnd: 1.5 }}>
        {t('orderParts.pickUpAt')}
      </Typography>
      <Box sx={{ fontWeight: 600 }}>
        <bdi>{company}</bdi>
      </Box>
      <Box>
        <LocalizedText>{localized(pickup, 'address', language)}</LocalizedText>
      </Box>
      <Box>{pickup.governorate}</Box>
      {hours && (
        <Box sx={{ marginBlockStart: 1.5 }}>
          <Box sx={{ color: 'text.secondary', fontSize: 'var(--text-12)' }}>{t('orderParts.hours')}</Box>
          <Box dir="auto" sx={{ whiteSpace: 'pre-line' }}>
            {hours}
          </Box>
        </Box>
      )}
      {note && (
        <Box dir="auto" sx={{ marginBlockStart: 1.5, whiteSpace: 'pre-line' }}>
          {note}
        </Box>
      )}
    </Panel>
  );
}
