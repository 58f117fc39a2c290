import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Money } from '@mawad/shared-ui/kit/money.tsx';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import type { OwnQuoteLine } from '@mawad/supabase/quotes/queries';
import * as styles from './comparison.module.css';
import { isAcceptable, type OfferedPrice } from './offer-prices.ts';

interface PriceCellProps {
  line: OwnQuoteLine;
  offered: OfferedPrice;
  isChosen: boolean;
  /** Whether the page still accepts choices. */
  isOpen: boolean;
  /** Name of the seller beside the price, if no column heading shows it. */
  seller?: string;
  onChoose: (lineId: string, offerId: string) => void;
}

/** Price of one offer for a line with its radio button, or why the seller does not supply it. */
export function PriceCell({ line, offered, isChosen, isOpen, seller, onChoose }: PriceCellProps) {
  const { t } = useTranslation('quote-comparison');
  const language = useLanguage();
  const { offer, price } = offered;
  const company = localized(offer, 'company_name', language);
  if (price.refusal !== null || price.price_per_requested === null) {
    return (
      <span className={styles.refused}>
        {seller && <strong>{seller}: </strong>}
        {t(`refusal.${price.refusal ?? 'other'}`)}
      </span>
    );
  }
  const canChoose = isOpen && isAcceptable(line, price);
  return (
    <div className={styles.offered}>
      <label className={styles.choice}>
        {isOpen && (
          <input
            type="radio"
            name={`line-${line.id}`}
            checked={isChosen}
            disabled={!canChoose}
            aria-label={t('choose', { company, line: line.description })}
            onChange={() => onChoose(line.id, offer.id)}
          />
        )}
        <span>
          {seller && <span className={styles.seller}>{seller}</span>}
          <PerUnit line={line} amount={price.price_per_requested} />
        </span>
      </label>
      <PriceFacts line={line} offered={offered} />
    </div>
  );
}

function PerUnit({ line, amount }: { line: OwnQuoteLine; amount: number }) {
  const format = useFormat();
  return (
    <>
      <strong>
        <Money amount={amount} />
      </strong>{' '}
      <span className={styles.note}>/ {format.unit(line.unit)}</span>
    </>
  );
}

/** Rank, unit of the seller, partial quantity, equivalent, lead time and block of a price. */
function PriceFacts({ line, offered: { price } }: Pick<PriceCellProps, 'line' | 'offered'>) {
  const { t } = useTranslation('quote-comparison');
  const format = useFormat();
  const language = useLanguage();
  const { unit, unit_price: unitPrice, units_per_requested: factor } = price;
  const isOtherUnit = unit !== null && (unit !== line.unit || factor !== 1);
  const days = price.lead_days;
  const name = price.product ? localized(price.product, 'name', language) : price.offered_name;
  return (
    <div className={styles.facts}>
      {price.is_best ? (
        <span className={styles.best}>{t('best')}</span>
      ) : (
        price.above_best !== null && (
          <span>{t('aboveBest', { percent: format.percent(price.above_best / 100) })}</span>
        )
      )}
      {isOtherUnit && unitPrice !== null && factor !== null && (
        <span>
          {t('ownUnit', {
            price: format.money(unitPrice),
            unit: format.unit(unit),
            one: format.quantity(line.unit, 1),
            many: format.quantity(unit, factor),
          })}
        </span>
      )}
      {price.is_partial && price.supplied !== null && (
        <span className={styles.warning}>
          {line.quantity === null
            ? t('upTo', { supplied: format.quantity(line.unit, price.supplied) })
            : t('partial', {
                supplied: format.quantity(line.unit, price.supplied),
                requested: format.number(line.quantity),
              })}
        </span>
      )}
      {price.is_equivalent && <span className={styles.warning}>{t('equivalent')}</span>}
      {name && (price.is_equivalent || price.product_id !== line.product_id) && (
        <span>
          {price.product_id === null ? (
            <bdi>{name}</bdi>
          ) : (
            <AppLink to={`/product/${price.product_id}`} underline="always">
              <bdi>{name}</bdi>
            </AppLink>
          )}
        </span>
      )}
      {days !== null && (
        <span>{days === 0 ? t('today') : t('days', { count: days, number: format.number(days) })}</span>
      )}
      {price.blocked && line.awarded_to === null && (
        <span className={styles.blocked}>{t(`blocked.${price.blocked}`)}</span>
      )}
    </div>
  );
}
