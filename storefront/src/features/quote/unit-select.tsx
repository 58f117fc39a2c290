import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Box } from '@mawad/shared-ui/mui';
import { units } from '@mawad/supabase/queries/catalogue';
import { fieldStyle } from './line-input.tsx';

/** The units of the catalogue, and the one that a pasted list brought along. */
export function UnitSelect({ value, onChange }: { value: string; onChange: (unit: string) => void }) {
  const { t } = useTranslation('quote');
  const format = useFormat();
  const isOwn = value !== '' && !units.some((unit) => unit === value);
  return (
    <Box
      component="select"
      aria-label={t('line.unit')}
      value={value}
      onChange={(event: React.ChangeEvent<HTMLSelectElement>) => onChange(event.target.value)}
      sx={{ ...fieldStyle(false), paddingInline: 1, minBlockSize: 46 }}
    >
      <option value="">{t('line.unitNone')}</option>
      {isOwn && <option value={value}>{value}</option>}
      {units.map((unit) => (
        <option key={unit} value={unit}>
          {format.unit(unit)}
        </option>
      ))}
    </Box>
  );
}
