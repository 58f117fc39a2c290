import { localized, useLanguage } from '@mawad/shared-i18n';
import { ProductImage } from '@mawad/shared-ui/platform/image/app-image.tsx';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import type { StockItem } from '@mawad/supabase/products/queries';
import { useVariantName } from '@mawad/shared-ui/desk/list/use-variant-name.ts';

/** Picture, name, variant and SKU of an item. */
export function ItemName({ item }: { item: StockItem }) {
  const variantName = useVariantName();
  const name = localized(item, 'name', useLanguage());
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minInlineSize: 0 }}>
      <ProductImage path={item.image} alt="" size={56} width={160} />
      <Box sx={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600 }}>{name}</Box>
        <Typography variant="body2" color="textSecondary">
          {[variantName(item), `\u2068${item.sku}\u2069`].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
    </Box>
  );
}
