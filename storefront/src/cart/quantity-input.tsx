import { useState } from 'react';
import { toLatinDigits, useFormat, useTranslation } from '@mawad/shared-i18n';
import { mdiMinus, mdiPlus } from '@mawad/shared-ui/icons';
import { Icon } from '@mawad/shared-ui/components/icon';
import { nearestSellable, type QuantityRule, stepDown, stepUp } from '@mawad/shared-ui/store';
import { PlainButton } from '@mawad/shared-ui/components/plain-button';
import sheet, * as styles from './quantity-input.module.css';

interface QuantityInputProps {
  value: number;
  /** How the product is sold; one by one unless given. */
  rule?: QuantityRule;
  /** The most that can be ordered; typing more is cut to it. */
  max: number;
  /** The minus button takes the line away below the smallest order. */
  removable?: boolean;
  onChange: (quantity: number) => void;
  /** Called with the typed number when it was more than `max`. */
  onExceed?: (wanted: number) => void;
  /** Names the field; "Quantity" unless given. */
  label?: string;
  disabled?: boolean;
  size?: 'small' | 'medium';
}

/** The number in a text in Western, Arabic or Persian digits, three decimals at most, or null. */
function readQuantity(text: string): number | null {
  const digits = toLatinDigits(text).replace(/[,\s]/g, '');
  return /^\d{1,9}(\.\d{1,3})?$/.test(digits) ? Number(digits) : null;
}

const oneByOne: QuantityRule = { min_quantity: 1, quantity_step: 1 };

/** A quantity with buttons for a step less and a step more; it can also be typed. */
export function QuantityInput(props: QuantityInputProps) {
  const { value, rule = oneByOne, max, removable = false, onChange, onExceed } = props;
  const { disabled = false, size = 'medium' } = props;
  const { t } = useTranslation('common');
  const { number } = useFormat();
  const [typed, setTyped] = useState<string | null>(null);
  const label = props.label ?? t('quantity.label');

  function commit(text: string) {
    setTyped(null);
    const wanted = readQuantity(text);
    if (wanted === null) return;
    const allowed = removable && wanted === 0 ? 0 : Math.min(nearestSellable(wanted, rule), max);
    if (allowed !== value) onChange(allowed);
    // Last, for what it says must outlast the change.
    if (wanted > max) onExceed?.(wanted);
  }

  const classes = [styles.field, size === 'small' && styles.small, disabled && styles.disabled]
    .filter(Boolean)
    .join(' ');
  return (
    <div role="group" aria-label={label} className={classes}>
      {sheet}
      <PlainButton
        look="icon"
        className={styles.button}
        aria-label={t('quantity.decrease')}
        disabled={disabled || (!removable && stepDown(value, rule) === 0)}
        onClick={() => onChange(stepDown(value, rule))}
      >
        <Icon path={mdiMinus} size={18} />
      </PlainButton>
      <input
        value={typed ?? number(value)}
        disabled={disabled}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={({ target }) => (target.value === number(value) ? setTyped(null) : commit(target.value))}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && typed !== null) commit(typed);
          if (event.key === 'Escape') setTyped(null);
        }}
        aria-label={label}
        inputMode={rule.quantity_step % 1 === 0 ? 'numeric' : 'decimal'}
        autoComplete="off"
        dir="ltr"
        className={styles.input}
      />
      <PlainButton
        look="icon"
        className={styles.button}
        aria-label={t('quantity.increase')}
        disabled={disabled || value >= max}
        onClick={() => onChange(Math.min(stepUp(value, rule), max))}
      >
        <Icon path={mdiPlus} size={18} />
      </PlainButton>
    </div>
  );
}
