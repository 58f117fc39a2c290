import { useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiDownload, mdiPrinterOutline } from '@mawad/shared-ui/kit/icons.ts';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { useSaveSheet } from '@mawad/shared-ui/spreadsheet/use-save-sheet.ts';
import type { ComparedOffer, Comparison } from '@mawad/supabase/quotes/queries';
import { PlainSelect } from '../../layout/plain-select.tsx';
import { comparisonSheet } from './comparison-sheet.ts';
import { offerSorts, type OfferSort, type OfferView } from './offer-prices.ts';

interface ComparisonToolsProps {
  comparison: Comparison;
  offers: ComparedOffer[];
  view: OfferView;
  onView: (view: OfferView) => void;
}

/** Filters, order, print and spreadsheet of the comparison. */
export function ComparisonTools({ comparison, offers, view, onView }: ComparisonToolsProps) {
  const { t } = useTranslation('quote-comparison');
  const language = useLanguage();
  const format = useFormat();
  const save = useSaveSheet(`${comparison.request.number}.xlsx`, async () =>
    comparisonSheet(comparison, offers, { language, t, format }),
  );
  return (
    <Box sx={{ displayPrint: 'none', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Toggle
        label={t('completeOnly')}
        isOn={view.isComplete}
        onChange={(isComplete) => onView({ ...view, isComplete })}
      />
      <Toggle
        label={t('exactOnly')}
        isOn={view.isExact}
        onChange={(isExact) => onView({ ...view, isExact })}
      />
      <Box sx={{ flex: '0 1 240px' }}>
        <PlainSelect
          aria-label={t('sort')}
          value={view.sort}
          onChoose={(sort) => onView({ ...view, sort: sort as OfferSort })}
        >
          {offerSorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`sorts.${sort}`)}
            </option>
          ))}
        </PlainSelect>
      </Box>
      <Box sx={{ flexGrow: 1 }} />
      <Button
        color="inherit"
        startIcon={<Icon path={mdiPrinterOutline} />}
        onClick={() => window.print()}
        sx={{ minBlockSize: 44 }}
      >
        {t('print')}
      </Button>
      <Button
        color="inherit"
        startIcon={<Icon path={mdiDownload} />}
        loading={save.isPending}
        onClick={() => save.mutate()}
        sx={{ minBlockSize: 44 }}
      >
        {t('spreadsheet')}
      </Button>
    </Box>
  );
}

interface ToggleProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

function Toggle({ label, isOn, onChange }: ToggleProps) {
  return (
    <Button
      variant={isOn ? 'contained' : 'outlined'}
      aria-pressed={isOn}
      onClick={() => onChange(!isOn)}
      sx={{ minBlockSize: 44 }}
    >
      {label}
    </Button>
  );
}
