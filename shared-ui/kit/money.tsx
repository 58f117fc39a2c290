import { useFormat, useTranslation } from '@mawad/shared-i18n';
import sheet, * as styles from './money.module.css';

/** An amount in IQD that never wraps; the chat button moves away from elements with `data-price`. */
export function Money({ amount }: { amount: number }) {
  const { money } = useFormat();
  return (
    <>
      {sheet}
      <bdi data-price className={styles.money}>
        {money(amount)}
      </bdi>
    </>
  );
}

interface PriceProps {
  /** IQD. */
  price: number;
  /** Price of the running deal, or null. */
  discounted_price: number | null;
  unit: string;
  /** Content of one unit of sale, whose price per piece is shown, too. */
  pack_quantity?: number | null;
  pack_unit?: string | null;
  size?: 'medium' | 'large';
}

/** Saving of a deal as a share from 0 to 1; 0 without a deal. */
export function savingOf({
  price,
  discounted_price,
}: Pick<PriceProps, 'price' | 'discounted_price'>): number {
  return discounted_price === null || price <= 0 ? 0 : Math.max(0, 1 - discounted_price / price);
}

/** Price per unit and per piece of a pack, during a deal below the struck-through old price. */
export function Price({
  price,
  discounted_price,
  unit,
  pack_quantity,
  pack_unit,
  size = 'medium',
}: PriceProps) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const paid = discounted_price ?? price;
  const per = (each: string) => t('product.perUnit', { unit: format.unit(each) });
  return (
    <div className={size === 'large' ? `${styles.price} ${styles.large}` : styles.price}>
      {discounted_price !== null && (
        <s aria-label={`${t('product.oldPrice')}: ${format.money(price)}`}>
          <Money amount={price} />
        </s>
      )}
      <div className={styles.line}>
        <strong className={styles.amount}>
          <Money amount={paid} />
        </strong>
        {per(unit)}
      </div>
      {pack_quantity && (
        <div className={styles.line}>
          <Money amount={paid / pack_quantity} /> {per(pack_unit!)}
        </div>
      )}
    </div>
  );
}

export function DealTag({ saving }: { saving: number }) {
  const { t } = useTranslation('common');
  const { percent } = useFormat();
  return (
    <>
      {sheet}
      <span className={styles.deal}>{t('product.percentOff', { percent: percent(saving) })}</span>
    </>
  );
}
