import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { units } from '@mawad/supabase/catalogue/queries';
import { PlainSelect } from '../../layout/plain-select.tsx';

/** Select of catalogue units, with an additional option for another unit from a pasted list. */
export function UnitSelect({ value, onChange }: { value: string; onChange: (unit: string) => void }) {
  const { t } = useTranslation('quote');
  const format = useFormat();
  const isOtherUnit = value !== '' && !units.some((unit) => unit === value);
  return (
    <PlainSelect aria-label={t('line.unit')} value={value} onChoose={onChange} style={{ minBlockSize: 46 }}>
      <option value="">{t('line.unitNone')}</option>
      {isOtherUnit && <option value={value}>{value}</option>}
      {units.map((unit) => (
        <option key={unit} value={unit}>
          {format.unit(unit)}
        </option>
      ))}
    </PlainSelect>
  );
}
