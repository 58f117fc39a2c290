import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Box } from '@mawad/shared-ui/mui';

/** An amount in IQD, kept in one piece in both directions; the chat button keeps clear of `data-price`. */
export function Money({ amount }: { amount: number }) {
  const { money } = useFormat();
  return (
    <bdi data-price style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      {money(amount)}
    </bdi>
  );
}

interface PriceProps {
  /** IQD. */
  price: number;
  /** The running deal's price, or null. */
  discounted_price: number | null;
  unit: string;
  size?: 'medium' | 'large';
}

/** The saving of a deal as a share from 0 to 1; 0 where there is none. */
export function savingOf({
  price,
  discounted_price,
}: Pick<PriceProps, 'price' | 'discounted_price'>): number {
  return discounted_price === null || price <= 0 ? 0 : Math.max(0, 1 - discounted_price / price);
}

// Lists say how large prices may be, so that millions of dinars fit their cards. (Container
// queries would do it too, but a page of cards then takes the browser twice as long to lay out.)
const listSize = 'var(--price-size, var(--text-20))';
const pageSize = 'clamp(var(--text-24), 4vw, var(--text-32))';

/** The price of a unit; during a deal the old price stands struck above it. */
export function Price({ price, discounted_price, unit, size = 'medium' }: PriceProps) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const large = size === 'large';
  return (
    <Box sx={{ fontSize: large ? 16 : 13, color: 'text.secondary', lineHeight: 1.3 }}>
      {discounted_price !== null && (
        <s aria-label={`${t('product.oldPrice')}: ${format.money(price)}`}>
          <Money amount={price} />
        </s>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 0.75 }}>
        <Box
          component="strong"
          sx={{
            fontSize: large ? pageSize : listSize,
            fontWeight: 700,
            color: 'text.primary',
          }}
        >
          <Money amount={discounted_price ?? price} />
        </Box>
        {t('product.perUnit', { unit: format.unit(unit) })}
      </Box>
    </Box>
  );
}

/** How much a deal saves, as a tag. */
export function DealTag({ saving }: { saving: number }) {
  const { t } = useTranslation('common');
  const { percent } = useFormat();
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-block',
        paddingInline: 1,
        borderRadius: '6px',
        backgroundColor: 'accent.main',
        color: 'accent.contrastText',
        fontSize: 13,
        fontWeight: 700,
        lineHeight: '24px',
      }}
    >
      {t('product.percentOff', { percent: percent(saving) })}
    </Box>
  );
}
