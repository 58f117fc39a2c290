import { useId, useState, type FormEvent } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { PlainInput } from '@mawad/shared-ui/components/form/plain-input';
import { Box, Button } from '@mawad/shared-ui/mui';
import { useSearchParams } from '@mawad/shared-ui/router';
import type { SearchResult } from '@mawad/supabase/queries/catalogue';
import { readAmount, withParams } from './listing-input.ts';
import { PriceBars } from './price-bars.tsx';

interface PriceFilterProps {
  /** As they were asked for last. */
  params: URLSearchParams;
  /** Cheapest and dearest product of the list, IQD, and how many lie between. */
  price: SearchResult['facets']['price'];
}

/** Price from and to, in whole dinars, in Western or Arabic digits. */
export function PriceFilter({ params, price }: PriceFilterProps) {
  const { t } = useTranslation('storefront');
  const format = useFormat();
  const id = useId();
  const errorId = `${id}-error`;
  const [, setParams] = useSearchParams();
  const { typed, type } = useTypedPrices(params);
  const [isTried, setIsTried] = useState(false);
  const hasError = isTried && (isWrong(typed.from) || isWrong(typed.to));

  function apply(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    if (isWrong(typed.from) || isWrong(typed.to)) return;
    const bounds = [readAmount(typed.from), readAmount(typed.to)];
    // Typed the wrong way round, the range still means the same.
    const [min, max] =
      bounds[0] !== undefined && bounds[1] !== undefined ? bounds.sort((a, b) => a! - b!) : bounds;
    const text = (amount: number | undefined) => (amount === undefined ? null : String(amount));
    setParams(withParams(params, { price_min: text(min), price_max: text(max) }), {
      preventScrollReset: true,
    });
  }

  const fields = [
    { name: 'from', label: t('listing.priceFrom'), hint: price.min },
    { name: 'to', label: t('listing.priceTo'), hint: price.max },
  ] as const;
  return (
    <Box
      component="form"
      onSubmit={apply}
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: '1fr 1fr', marginBlockStart: 1 }}
    >
      <PriceBars
        price={price}
        from={readAmount(params.get('price_min'))}
        to={readAmount(params.get('price_max'))}
      />
      {fields.map(({ name, label, hint }) => (
        <Box key={name} sx={{ minInlineSize: 0 }}>
          <Box
            component="label"
            htmlFor={`${id}-${name}`}
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
            id={`${id}-${name}`}
            value={typed[name]}
            placeholder={format.number(Math.round(hint))}
            onChange={(event) => type({ ...typed, [name]: event.target.value })}
            inputMode="numeric"
            autoComplete="off"
            dir="ltr"
            aria-invalid={isTried && isWrong(typed[name])}
            aria-describedby={hasError ? errorId : undefined}
            sx={fieldStyle}
          />
        </Box>
      ))}
      {hasError && (
        <Box
          id={errorId}
          role="alert"
          sx={{ gridColumn: '1 / -1', fontSize: 'var(--text-14)', color: 'error.main' }}
        >
          {t('listing.priceInvalid', { example: format.number(25_000) })}
        </Box>
      )}
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

/** Whether a text says something that is no price. */
function isWrong(text: string): boolean {
  return text.trim() !== '' && readAmount(text) === undefined;
}

/** What the price fields hold: what is being typed, and the address's prices again once they change. */
function useTypedPrices(params: URLSearchParams) {
  const applied = { from: params.get('price_min') ?? '', to: params.get('price_max') ?? '' };
  const [prices, setPrices] = useState({ applied, typed: applied });
  const isStale = prices.applied.from !== applied.from || prices.applied.to !== applied.to;
  if (isStale) setPrices({ applied, typed: applied });
  return { typed: prices.typed, type: (typed: typeof applied) => setPrices({ applied, typed }) };
}

const fieldStyle = {
  inlineSize: '100%',
  minBlockSize: { xs: 44, lg: 40 },
  paddingInline: 1,
  fontSize: 'var(--text-14)',
  border: 1,
  borderColor: 'surface.outline',
  borderRadius: 1,
  '&[aria-invalid=true]': { borderColor: 'error.main' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-1px' },
} as const;
