import { useTranslation } from '@mawad/shared-i18n';
import { NumberInput } from '@mawad/shared-ui/kit/form/number-input.tsx';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { Checkbox, FormControlLabel } from '@mawad/shared-ui/kit/mui-forms.ts';
import { CategoryPicker } from '../form/category-picker.tsx';
import { type BulkKind, type BulkTerms, isAmount, readBulkValue } from './bulk-terms.ts';

interface BulkFieldsProps {
  kind: BulkKind;
  terms: BulkTerms;
  onChange: (terms: BulkTerms) => void;
  /** Refusal of the database, with its field. */
  problem: { field: string; message: string } | null;
}

/** Fields for a change of prices or stock, a deal with its dates, or a new category. */
export function BulkFields({ kind, terms, onChange, problem }: BulkFieldsProps) {
  const { t } = useTranslation('product-bulk');
  const set = (change: Partial<BulkTerms>) => onChange({ ...terms, ...change });
  const errorOf = (field: string) => (problem?.field === field ? problem.message : undefined);
  const value = (
    <NumberInput
      read={readBulkValue(kind, terms)}
      label={t(
        !isAmount(kind, terms) ? 'fields.percent' : kind === 'stock' ? 'fields.units' : 'fields.amount',
      )}
      value={terms.value}
      onChange={({ target }) => set({ value: target.value })}
      error={errorOf('percent')}
      hint={
        kind === 'discount' ? t('fields.percentHint') : kind === 'stock' ? t('fields.stockHint') : undefined
      }
      disabled={kind === 'discount' && terms.ends}
    />
  );
  if (kind === 'category') {
    return (
      <CategoryPicker
        name="category_id"
        value={terms.category_id}
        onChange={(category_id) => set({ category_id })}
        onBlur={() => undefined}
        error={errorOf('category_id')}
      />
    );
  }
  if (kind === 'price' || kind === 'stock') {
    const isStock = kind === 'stock';
    return (
      <Box sx={gridStyle}>
        <TextInput
          select
          label={t(isStock ? 'fields.stock' : 'fields.direction')}
          value={terms.direction}
          onChange={({ target }) => set({ direction: target.value as BulkTerms['direction'] })}
          slotProps={{ select: { native: true } }}
        >
          <option value="up">{t('fields.up')}</option>
          <option value="down">{t('fields.down')}</option>
        </TextInput>
        <TextInput
          select
          label={t('fields.measure')}
          value={terms.measure}
          onChange={({ target }) => set({ measure: target.value as BulkTerms['measure'] })}
          slotProps={{ select: { native: true } }}
        >
          <option value="percent">{t('fields.byPercent')}</option>
          <option value="amount">{t(isStock ? 'fields.byUnits' : 'fields.byAmount')}</option>
        </TextInput>
        {value}
        {!isStock && (
          <>
            <FormControlLabel
              control={<Checkbox checked={terms.round} onChange={(_event, round) => set({ round })} />}
              label={t('fields.round')}
            />
            <FormControlLabel
              control={<Checkbox checked={terms.jumps} onChange={(_event, jumps) => set({ jumps })} />}
              label={t('fields.jumps')}
              sx={{ gridColumn: '1 / -1' }}
            />
          </>
        )}
      </Box>
    );
  }
  if (kind === 'discount') {
    return (
      <Box sx={gridStyle}>
        {value}
        <FormControlLabel
          control={<Checkbox checked={terms.ends} onChange={(_event, ends) => set({ ends })} />}
          label={t('fields.takeAway')}
        />
        {(['starts_at', 'ends_at'] as const).map((field) => (
          <TextInput
            key={field}
            type="datetime-local"
            label={t(`fields.${field}`)}
            value={terms[field]}
            onChange={({ target }) => set({ [field]: target.value })}
            error={errorOf(field)}
            disabled={terms.ends}
            required={false}
            ltr
            slotProps={{ inputLabel: { shrink: true } }}
          />
        ))}
      </Box>
    );
  }
  return null;
}

const gridStyle = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
} as const;
