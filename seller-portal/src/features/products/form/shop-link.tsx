import { useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { mdiOpenInNew } from '@mawad/shared-ui/kit/icons.ts';
import { Button } from '@mawad/shared-ui/kit/mui.ts';
import type { EditableProduct } from '@mawad/supabase/products/queries';

/** Link to the product in the shop; renders nothing while the product is not visible there. */
export function ShopLink({ product }: { product: Pick<EditableProduct, 'id' | 'published' | 'moderation'> }) {
  const { t } = useTranslation('product-form');
  const { site } = useServices();
  if (!product.published || product.moderation === 'hidden') return null;
  return (
    <Button
      component="a"
      href={`${site.siteUrl}/product/${product.id}`}
      target="_blank"
      rel="noopener"
      startIcon={<Icon path={mdiOpenInNew} />}
    >
      {t('edit.seeInShop')}
    </Button>
  );
}
