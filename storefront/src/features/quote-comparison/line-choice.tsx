import { useId } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import * as styles from './comparison.module.css';
import type { LineProblem } from './line-problem.ts';
import type { ChosenLine } from './selection.ts';

interface LineChoiceProps {
  /** The chosen price; undefined without one. */
  chosen: ChosenLine | undefined;
  problem: LineProblem | undefined;
  lineId: string;
  onQuantity: (lineId: string, quantity: string) => void;
  onDrop: (lineIds: string[]) => void;
}

/** Total of the chosen price with the quantity of a line without a firm one, and what changed at the last attempt. */
export function LineChoice({ chosen, problem, lineId, onQuantity, onDrop }: LineChoiceProps) {
  const { t } = useTranslation('quote-comparison');
  const format = useFormat();
  const id = useId();
  const isOpenQuantity = chosen?.line.quantity === null;
  const isWrong = isOpenQuantity && chosen.choice.quantity !== '' && chosen.quantity === null;
  const message = problem ? t(`changed.${problem}`) : isWrong ? t('quantityInvalid') : undefined;
  return (
    <>
      {chosen && (
        <span className={styles.chosen}>
          {isOpenQuantity && (
            <input
              className={styles.quantity}
              value={chosen.choice.quantity}
              onChange={(event) => onQuantity(lineId, event.target.value)}
              inputMode="decimal"
              dir="ltr"
              autoComplete="off"
              placeholder={format.unit(chosen.price.unit ?? '')}
              aria-label={t('quantityOf', {
                line: chosen.line.description,
                unit: format.unit(chosen.price.unit ?? ''),
              })}
              aria-invalid={isWrong || problem !== undefined}
              aria-describedby={message ? id : undefined}
            />
          )}
          {chosen.total !== null && <bdi>{format.money(chosen.total)}</bdi>}
          <button
            type="button"
            className={styles.drop}
            aria-label={t('dropLine', { line: chosen.line.description })}
            onClick={() => onDrop([lineId])}
          >
            {t('drop')}
          </button>
        </span>
      )}
      {message && (
        <span id={id} className={styles.problem}>
          {message}
        </span>
      )}
    </>
  );
}
