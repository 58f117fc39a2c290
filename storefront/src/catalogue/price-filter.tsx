import { useId, useState, type FormEvent } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { readNumber } from '@mawad/shared-i18n/read-number';
import { PlainButton } from '@mawad/shared-ui/kit/plain-button.tsx';
import { useSearchParams } from '@mawad/shared-ui/kit/router.ts';
import type { SearchResult } from '@mawad/supabase/catalogue/queries';
import { readAmount, withParams } from './listing-input.ts';
import { PriceBars } from './price-bars.tsx';
import sheet, * as styles from './price-filter.module.css';

interface PriceFilterProps {
  /** Parameters of the latest navigation. */
  params: URLSearchParams;
  /** Lowest and highest price of the list in IQD, with a histogram. */
  price: SearchResult['facets']['price'];
}

/** Minimum and maximum price in whole dinars, typed in Western or Arabic digits. */
export function PriceFilter({ params, price }: PriceFilterProps) {
  const { t } = useTranslation('storefront');
  const format = useFormat();
  const id = useId();
  const errorId = `${id}-error`;
  const [, setParams] = useSearchParams();
  const { typed, type } = useTypedPrices(params);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const hasError = isSubmitted && (isWrong(typed.from) || isWrong(typed.to));

  function apply(event: FormEvent) {
    event.preventDefault();
    setIsSubmitted(true);
    if (isWrong(typed.from) || isWrong(typed.to)) return;
    const bounds = [readPrice(typed.from), readPrice(typed.to)];
    // Swaps the bounds if they were typed in the wrong order.
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
    <form onSubmit={apply} className={styles.form}>
      {sheet}
      <PriceBars
        price={price}
        from={readAmount(params.get('price_min'))}
        to={readAmount(params.get('price_max'))}
      />
      {fields.map(({ name, label, hint }) => (
        <div key={name} className={styles.field}>
          <label htmlFor={`${id}-${name}`} className={styles.label}>
            {label}
          </label>
          <input
            id={`${id}-${name}`}
            value={typed[name]}
            placeholder={format.number(Math.round(hint))}
            onChange={(event) => type({ ...typed, [name]: event.target.value })}
            inputMode="numeric"
            autoComplete="off"
            dir="ltr"
            aria-invalid={isSubmitted && isWrong(typed[name])}
            aria-describedby={hasError ? errorId : undefined}
            className={styles.input}
          />
        </div>
      ))}
      {hasError && (
        <div id={errorId} role="alert" className={styles.problem}>
          {t('listing.priceInvalid', { example: format.number(25_000) })}
        </div>
      )}
      <PlainButton type="submit" look="outlined" className={styles.apply}>
        {t('listing.priceApply')}
      </PlainButton>
    </form>
  );
}

/** Typed price in whole dinars; undefined if it is invalid. */
function readPrice(text: string): number | undefined {
  const result = readNumber(text);
  return 'value' in result && Number.isInteger(result.value) && result.value < 1e12
    ? result.value
    : undefined;
}

/** Whether a non-empty text is not a price. */
function isWrong(text: string): boolean {
  return text.trim() !== '' && readPrice(text) === undefined;
}

/** State of the price fields: the typed text, reset when the prices in the address change. */
function useTypedPrices(params: URLSearchParams) {
  const applied = { from: params.get('price_min') ?? '', to: params.get('price_max') ?? '' };
  const [prices, setPrices] = useState({ applied, typed: applied });
  const isStale = prices.applied.from !== applied.from || prices.applied.to !== applied.to;
  if (isStale) setPrices({ applied, typed: applied });
  return { typed: prices.typed, type: (typed: typeof applied) => setPrices({ applied, typed }) };
}
