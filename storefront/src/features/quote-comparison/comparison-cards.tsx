import { memo } from 'react';
import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import sheet, * as styles from './comparison.module.css';
import { isSameLine, type ComparedView, type LineProps } from './comparison-table.tsx';
import { LineChoice } from './line-choice.tsx';
import { LineFacts } from './line-facts.tsx';
import { OfferHead } from './offer-head.tsx';
import { sortedByPrice } from './offer-prices.ts';
import { PriceCell } from './price-cell.tsx';

/** One card per line with its prices, cheapest first; for screens without room for a table. */
export function ComparisonCards({ offers, sections, lineCount, ...cards }: ComparedView) {
  const { t } = useTranslation('quote-comparison');
  return (
    <div className={styles.cards}>
      {sheet}
      <details className={styles.card}>
        <summary>{t('sellers')}</summary>
        {offers.map((offer) => (
          <OfferHead key={offer.id} offer={offer} lineCount={lineCount} />
        ))}
      </details>
      {sections.map((section, place) => (
        <section key={place} className={styles.cards} aria-label={section.title || t('table')}>
          {section.title && (
            <h2 className={styles.section}>
              <bdi>{section.title}</bdi>
            </h2>
          )}
          {section.lines.map((compared) => (
            <Card
              key={compared.line.id}
              compared={compared}
              chosen={cards.chosen.get(compared.line.id)}
              problem={cards.problems[compared.line.id]}
              isOpen={cards.isOpen}
              onChoose={cards.onChoose}
              onQuantity={cards.onQuantity}
              onDrop={cards.onDrop}
            />
          ))}
        </section>
      ))}
    </div>
  );
}

const Card = memo(function Card({ compared, chosen, problem, isOpen, ...rest }: LineProps) {
  const { t } = useTranslation('quote-comparison');
  const language = useLanguage();
  const { line, cells } = compared;
  const offered = sortedByPrice(cells);
  return (
    <article className={styles.card} aria-label={line.description}>
      <LineFacts line={line} />
      <LineChoice
        chosen={chosen}
        problem={problem}
        lineId={line.id}
        onQuantity={rest.onQuantity}
        onDrop={rest.onDrop}
      />
      {offered.length === 0 && <span className={styles.refused}>{t('missing')}</span>}
      {offered.map((one) => (
        <PriceCell
          key={one.offer.id}
          line={line}
          offered={one}
          isOpen={isOpen}
          isChosen={chosen?.offer.id === one.offer.id}
          seller={localized(one.offer, 'company_name', language)}
          onChoose={rest.onChoose}
        />
      ))}
    </article>
  );
}, isSameLine);
