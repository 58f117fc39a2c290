import { useId, useState } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { numberText } from '@mawad/shared-i18n/read-number';
import { NumberChoices } from '@mawad/shared-ui/components/form/number-choices';
import { useNumberMessage } from '@mawad/shared-ui/components/form/use-number-message';
import { mdiMinus, mdiPlus } from '@mawad/shared-ui/icons';
import { Icon } from '@mawad/shared-ui/components/icon';
import { PlainButton } from '@mawad/shared-ui/components/plain-button';
import { type QuantityResult, readQuantity } from '@mawad/shared-ui/read-quantity';
import { isSellable, nearestQuantities, type QuantityRule, stepDown, stepUp } from '@mawad/shared-ui/store';
import sheet, * as styles from './quantity-input.module.css';

interface QuantityInputProps {
  value: number;
  /** How the product is sold; one by one unless given. */
  rule?: QuantityRule;
  /** The unit that the product is sold by. */
  unit: string;
  /** The most that can be ordered; typing more is cut to it. */
  max: number;
  /** The minus button takes the line away below the smallest order. */
  removable?: boolean;
  onChange: (quantity: number) => void;
  /** Called with the typed number when it was more than `max`. */
  onExceed?: (wanted: number) => void;
  /** Called with true when the typed text is no quantity of the product, and with false once it is one or is taken back. */
  onTrouble?: (hasTrouble: boolean) => void;
  /** Names the field; "Quantity" unless given. */
  label?: string;
  disabled?: boolean;
  size?: 'small' | 'medium';
}

const oneByOne: QuantityRule = { min_quantity: 1, quantity_step: 1 };

/** Why a typed text is not taken, and what the buyer may mean or order instead. */
interface Trouble {
  message: string;
  choices: number[];
}

/**
 * A quantity with buttons for a step less and a step more; it can also be typed. A text that is not a quantity of the product
 * stays in the field, with the reason and the nearest quantities below it.
 */
export function QuantityInput(props: QuantityInputProps) {
  const { value, rule = oneByOne, unit, max, removable = false, onChange, onExceed, onTrouble } = props;
  const { disabled = false, size = 'medium' } = props;
  const { t } = useTranslation('common');
  const { number, quantity } = useFormat();
  const troubleOf = useTrouble();
  const troubleId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const label = props.label ?? t('quantity.label');

  function settle(text: string | null, found: Trouble | null) {
    setTyped(text);
    setTrouble(found);
    if ((found === null) !== (trouble === null)) onTrouble?.(found !== null);
  }

  function change(allowed: number) {
    settle(null, null);
    if (allowed !== value) onChange(allowed);
  }

  function commit(text: string) {
    if (text.trim() === '') return settle(null, null);
    const wanted = readQuantity(text, unit || undefined);
    if ('value' in wanted && removable && wanted.value === 0) return change(0);
    const found = troubleOf(wanted, rule, unit, max);
    if (found || !('value' in wanted)) return settle(text, found);
    change(Math.min(wanted.value, max));
    // Last, because its message must outlast the change.
    if (wanted.value > max) onExceed?.(wanted.value);
  }

  const classes = [styles.field, size === 'small' && styles.small, disabled && styles.disabled]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={styles.whole}>
      <div role="group" aria-label={label} className={classes}>
        {sheet}
        <PlainButton
          look="icon"
          className={styles.button}
          aria-label={t('quantity.decrease')}
          disabled={disabled || (!removable && stepDown(value, rule) === 0)}
          onClick={() => change(stepDown(value, rule))}
        >
          <Icon path={mdiMinus} size={18} />
        </PlainButton>
        <input
          value={typed ?? number(value)}
          disabled={disabled}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={({ target }) =>
            target.value === number(value) ? settle(null, null) : commit(target.value)
          }
          onKeyDown={(event) => {
            if (event.key === 'Enter' && typed !== null) commit(typed);
            if (event.key === 'Escape') settle(null, null);
          }}
          aria-label={label}
          aria-invalid={trouble !== null}
          aria-describedby={trouble ? troubleId : undefined}
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
          onClick={() => change(Math.min(stepUp(value, rule), max))}
        >
          <Icon path={mdiPlus} size={18} />
        </PlainButton>
      </div>
      {trouble && (
        <div className={styles.trouble}>
          <div id={troubleId} role="alert">
            {trouble.message}
          </div>
          {trouble.choices.length > 0 && (
            <NumberChoices
              numbers={trouble.choices}
              write={(choice) => quantity(unit, choice)}
              onChoose={(choice) => commit(numberText(choice))}
            />
          )}
        </div>
      )}
    </div>
  );
}

/** Finds what keeps a reading from being an order of the product; null for a quantity that is sold or exceeds the stock. */
function useTrouble() {
  const { t } = useTranslation('common');
  const { number, quantity } = useFormat();
  const messageOf = useNumberMessage();
  return (wanted: QuantityResult, rule: QuantityRule, unit: string, max: number): Trouble | null => {
    if ('problem' in wanted) {
      const { problem } = wanted;
      const choices = problem.code === 'number_ambiguous' ? [problem.params.low, problem.params.high] : [];
      return { message: messageOf(problem), choices };
    }
    if (wanted.value > max || isSellable(wanted.value, rule)) return null;
    const choices = nearestQuantities(wanted.value, rule).filter((choice) => choice <= max);
    const [below, above] = choices.map(number);
    const message =
      below === undefined || above === undefined
        ? t('quantity.least', { least: quantity(unit, rule.min_quantity) })
        : t('quantity.step', { step: quantity(unit, rule.quantity_step), below, above });
    return { message, choices };
  };
}
