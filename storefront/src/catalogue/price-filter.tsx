import { useId, useState, type FormEvent } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { PlainInput } from '@mawad/shared-ui/components/plain-input';
import { Box, Button } from '@mawad/shared-ui/mui';
import { useSearchParams } from '@mawad/shared-ui/router';
import { readAmount, withParams } from './listing-input.ts';

interface PriceFilterProps {
  /** Cheapest and dearest product of the list, IQD. */
  bounds: { min: number; max: number };
}

/** Price from and to, in whole dinars, in Western or Arabic digits. */
export function PriceFilter({ bounds }: PriceFilterProps) {
  const { t } = useTranslation('storefront');
  const format = useFormat();
  const id = useId();
  const [params, setParams] = useSearchParams();
  const [from, setFrom] = useState(params.get('price_min') ?? '');
  const [to, setTo] = useState(params.get('price_max') ?? '');

  function apply(event: FormEvent) {
    event.preventDefault();
    const bounds = [readAmount(from), readAmount(to)];
    // Typed the wrong way round, the range still means the same.
    const [min, max] =
      bounds[0] !== undefined && bounds[1] !== undefined ? bounds.sort((a, b) => a! - b!) : bounds;
    const text = (amount: number | undefined) => (amount === undefined ? null : String(amount));
    setParams(withParams(params, { price_min: text(min), price_max: text(max) }), {
      preventScrollReset: true,
    });
  }

  const fields = [
    { label: t('listing.priceFrom'), value: from, set: setFrom, hint: bounds.min },
    { label: t('listing.priceTo'), value: to, set: setTo, hint: bounds.max },
  ];
  return (
    <Box
      component="form"
      onSubmit={apply}
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: '1fr 1fr', marginBlockStart: 1 }}
    >
      {fields.map(({ label, value, set, hint }) => (
        <Box key={label} sx={{ minInlineSize: 0 }}>
          <Box
            component="label"
            htmlFor={`${id}-${label}`}
            sx={{
              display: 'block',
              fontSize: 'var(--text-12)',
              color: 'text.secondary',
              marginBlockEnd: 0.25,
            }}
          >
            {label}
          </Box>
          <PlainInput
            id={`${id}-${label}`}
            value={value}
            placeholder={format.number(Math.round(hint))}
            onChange={(event) => set(event.target.value)}
            inputMode="numeric"
            autoComplete="off"
            dir="ltr"
            sx={fieldStyle}
          />
        </Box>
      ))}
      <Button
        type="submit"
        variant="outlined"
        size="small"
        sx={{ gridColumn: '1 / -1', minBlockSize: { xs: 44, lg: 36 } }}
      >
        {t('listing.priceApply')}
      </Button>
    </Box>
  );
}

const fieldStyle = {
  inlineSize: '100%',
  minBlockSize: { xs: 44, lg: 40 },
  paddingInline: 1,
  fontSize: 'var(--text-14)',
  border: 1,
  borderColor: 'surface.outline',
  borderRadius: 1,
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-1px' },
} as const;
