import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/components/icon';
import { mdiCartOutline } from '@mawad/shared-ui/icons';
import { Button } from '@mawad/shared-ui/mui';
import { useStore, variantIdOf } from '@mawad/shared-ui/store';
import { variantLabel } from '../../cart/variant-label.ts';
import { makeLine, type QuoteLine } from './quote-lines.ts';

/** Offers the goods of the cart as lines; nothing is taken out of the cart. */
export function CartLinesButton({ onLines }: { onLines: (lines: QuoteLine[]) => void }) {
  const { t } = useTranslation('quote');
  const format = useFormat();
  const language = useLanguage();
  const items = useStore((state) => state.cart.items);
  if (items.length === 0) return null;
  const lines = () =>
    items.map((item) => {
      const { product, quantity } = item;
      const name = localized(product, 'name', language);
      const label = variantLabel(item, language);
      const variantId = variantIdOf(item);
      return makeLine(
        {
          description: label ? `${name} (${label})` : name,
          quantity: String(quantity),
          unit: product.unit ?? '',
        },
        { product_id: product.id, name, ...(variantId !== null && { variant_id: variantId }) },
      );
    });
  return (
    <Button
      variant="outlined"
      startIcon={<Icon path={mdiCartOutline} />}
      onClick={() => onLines(lines())}
      sx={{ minBlockSize: 44 }}
    >
      {t('cart.action', { count: items.length, number: format.number(items.length) })}
    </Button>
  );
}
