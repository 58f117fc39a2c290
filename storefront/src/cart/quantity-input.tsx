import { useId, useState } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { numberText } from '@mawad/shared-i18n/read-number';
import { NumberChoices } from '@mawad/shared-ui/kit/form/number-choices.tsx';
import { useNumberMessage } from '@mawad/shared-ui/kit/form/use-number-message.tsx';
import { mdiMinus, mdiPlus } from '@mawad/shared-ui/kit/icons.ts';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { PlainButton } from '@mawad/shared-ui/kit/plain-button.tsx';
import { type QuantityResult, readQuantity } from '@mawad/shared-ui/kit/read-quantity.ts';
import {
  isSellable,
  nearestQuantities,
  type QuantityRule,
  stepDown,
  stepUp,
} from '@mawad/shared-ui/platform/store/index.ts';
import sheet, * as styles from './quantity-input.module.css';

interface QuantityInputProps {
  value: number;
  /** Minimum and step of the product; both 1 by default. */
  rule?: QuantityRule;
  unit: string;
  /** Maximum that can be ordered; a larger typed number is reduced to it. */
  max: number;
  /** True if the minus button removes the line below the minimum. */
  removable?: boolean;
  onChange: (quantity: number) => void;
  /** Called with a typed number above `max`. */
  onExceed?: (typed: number) => void;
  /**
   * Called with true when the typed text is not a valid quantity, and with false when it is valid again or
   * discarded.
   */
  onProblem?: (hasProblem: boolean) => void;
  /** Accessible name; "Quantity" by default. */
  label?: string;
  disabled?: boolean;
  size?: 'small' | 'medium';
}

const oneByOne: QuantityRule = { min_quantity: 1, quantity_step: 1 };

/** Reason why a typed text is refused, with quantities to choose instead. */
interface Problem {
  message: string;
  choices: number[];
}

/**
 * Quantity field with buttons for one step less or more. A text that is not a valid quantity stays in the
 * field, with the reason and the nearest quantities below.
 */
export function QuantityInput(props: QuantityInputProps) {
  const { value, rule = oneByOne, unit, max, removable = false, onChange, onExceed, onProblem } = props;
  const { disabled = false, size = 'medium' } = props;
  const { t } = useTranslation('common');
  const { number, quantity } = useFormat();
  const problemOf = useQuantityProblem();
  const problemId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const label = props.label ?? t('quantity.label');

  function settle(text: string | null, found: Problem | null) {
    setTyped(text);
    setProblem(found);
    if ((found === null) !== (problem === null)) onProblem?.(found !== null);
  }

  function change(allowed: number) {
    settle(null, null);
    if (allowed !== value) onChange(allowed);
  }

  function commit(text: string) {
    if (text.trim() === '') return settle(null, null);
    const reading = readQuantity(text, unit || undefined);
    if ('value' in reading && removable && reading.value === 0) return change(0);
    const found = problemOf(reading, rule, unit, max);
    if (found || !('value' in reading)) return settle(text, found);
    change(Math.min(reading.value, max));
    // Called last, because the change clears earlier messages.
    if (reading.value > max) onExceed?.(reading.value);
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
          aria-invalid={problem !== null}
          aria-describedby={problem ? problemId : undefined}
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
      {problem && (
        <div className={styles.problem}>
          <div id={problemId} role="alert">
            {problem.message}
          </div>
          {problem.choices.length > 0 && (
            <NumberChoices
              numbers={problem.choices}
              write={(choice) => quantity(unit, choice)}
              onChoose={(choice) => commit(numberText(choice))}
            />
          )}
        </div>
      )}
    </div>
  );
}

/** Returns why a typed quantity is refused; null if it is sold or only exceeds the stock. */
function useQuantityProblem() {
  const { t } = useTranslation('common');
  const { number, quantity } = useFormat();
  const messageOf = useNumberMessage();
  return (reading: QuantityResult, rule: QuantityRule, unit: string, max: number): Problem | null => {
    if ('problem' in reading) {
      const { problem } = reading;
      const choices = problem.code === 'number_ambiguous' ? [problem.params.low, problem.params.high] : [];
      return { message: messageOf(problem), choices };
    }
    if (reading.value > max || isSellable(reading.value, rule)) return null;
    const choices = nearestQuantities(reading.value, rule).filter((choice) => choice <= max);
    const [below, above] = choices.map(number);
    const message =
      below === undefined || above === undefined
        ? t('quantity.least', { least: quantity(unit, rule.min_quantity) })
        : t('quantity.step', { step: quantity(unit, rule.quantity_step), below, above });
    return { message, choices };
  };
}
