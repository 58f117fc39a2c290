import { memo } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import type { ComparedOffer } from '@mawad/supabase/quotes/queries';
import sheet, * as styles from './comparison.module.css';
import { LineChoice } from './line-choice.tsx';
import { LineFacts } from './line-facts.tsx';
import type { LineProblem, LineProblemsById } from './line-problem.ts';
import { OfferHead } from './offer-head.tsx';
import type { ComparedLine, LineSection } from './offer-prices.ts';
import { PriceCell } from './price-cell.tsx';
import type { ChosenLine } from './selection.ts';

export interface ComparedView {
  offers: ComparedOffer[];
  sections: LineSection[];
  lineCount: number;
  /** Whether prices can be accepted. */
  isOpen: boolean;
  chosen: ReadonlyMap<string, ChosenLine>;
  problems: LineProblemsById;
  onChoose: (lineId: string, offerId: string) => void;
  onQuantity: (lineId: string, quantity: string) => void;
  onDrop: (lineIds: string[]) => void;
}

/** Lines down and sellers across; the headings of both stay in view. */
export function ComparisonTable({ offers, sections, lineCount, ...rows }: ComparedView) {
  const { t } = useTranslation('quote-comparison');
  return (
    // Focusable, because a scrolling region must be reachable by keyboard.
    <Box className={styles.scroller} role="region" aria-label={t('table')} tabIndex={0}>
      {sheet}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('line')}</th>
            {offers.map((offer) => (
              <th key={offer.id} scope="col">
                <OfferHead offer={offer} lineCount={lineCount} />
              </th>
            ))}
          </tr>
        </thead>
        {sections.map((section, place) => (
          <tbody key={place}>
            {section.title && (
              <tr>
                <th scope="rowgroup" colSpan={offers.length + 1} className={styles.section}>
                  <bdi>{section.title}</bdi>
                </th>
              </tr>
            )}
            {section.lines.map((compared) => (
              <Row
                key={compared.line.id}
                compared={compared}
                chosen={rows.chosen.get(compared.line.id)}
                problem={rows.problems[compared.line.id]}
                isOpen={rows.isOpen}
                onChoose={rows.onChoose}
                onQuantity={rows.onQuantity}
                onDrop={rows.onDrop}
              />
            ))}
          </tbody>
        ))}
      </table>
    </Box>
  );
}

export interface LineProps extends Pick<ComparedView, 'isOpen' | 'onChoose' | 'onQuantity' | 'onDrop'> {
  compared: ComparedLine;
  chosen: ChosenLine | undefined;
  problem: LineProblem | undefined;
}

/** Whether a line shows the same as before, although another line was chosen. */
export function isSameLine(before: LineProps, after: LineProps): boolean {
  return (
    before.compared === after.compared &&
    before.chosen?.price === after.chosen?.price &&
    before.chosen?.choice === after.chosen?.choice &&
    before.problem === after.problem &&
    before.isOpen === after.isOpen
  );
}

// A choice renders one row only: a comparison has up to 1,200 cells.
const Row = memo(function Row({ compared, chosen, problem, isOpen, ...rest }: LineProps) {
  const { t } = useTranslation('quote-comparison');
  const { line, cells } = compared;
  return (
    <tr>
      <th scope="row">
        <LineFacts line={line} />
        <LineChoice
          chosen={chosen}
          problem={problem}
          lineId={line.id}
          onQuantity={rest.onQuantity}
          onDrop={rest.onDrop}
        />
      </th>
      {cells.map((offered, place) => (
        <td key={offered?.offer.id ?? place} data-chosen={isChosen(chosen, offered) || undefined}>
          {offered ? (
            <PriceCell
              line={line}
              offered={offered}
              isOpen={isOpen}
              isChosen={isChosen(chosen, offered)}
              onChoose={rest.onChoose}
            />
          ) : (
            <span className={styles.refused}>{t('missing')}</span>
          )}
        </td>
      ))}
    </tr>
  );
}, isSameLine);

function isChosen(chosen: ChosenLine | undefined, offered: ComparedLine['cells'][number]): boolean {
  return chosen !== undefined && chosen.offer.id === offered?.offer.id;
}
