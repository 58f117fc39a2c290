import { useWatch } from 'react-hook-form';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { FormSection } from '@mawad/shared-ui/kit/form/form-section.tsx';
import { NumberInput } from '@mawad/shared-ui/kit/form/number-input.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { readQuantity } from '@mawad/shared-ui/kit/read-quantity.ts';
import type { EditableProduct } from '@mawad/supabase/products/queries';
import { CountStock } from './count-stock.tsx';
import type { ProductValues } from './product-values.ts';
import { ReturnsField } from './returns-field.tsx';
import { useField } from './use-field.ts';
import { VariantsGrid } from './variants-grid.tsx';

/** Stock, variants, order quantities and return rule. */
export function StockSection({ product }: { product: EditableProduct | null }) {
  const { t } = useTranslation('product-form');
  const format = useFormat();
  const field = useField();
  const unit = useWatch<ProductValues, 'unit'>({ name: 'unit' });
  const read = (text: string) => readQuantity(text, unit);
  const hasVariants = useWatch<ProductValues, 'variants'>({ name: 'variants' }).length > 0;
  return (
    <FormSection title={t('sections.stock')}>
      {!hasVariants &&
        (product ? (
          <CountStock
            productId={product.id}
            unit={product.unit}
            label={t('fields.stock')}
            stock={product.stock}
          />
        ) : (
          <NumberInput
            read={read}
            {...field('opening_stock')}
            label={t('fields.opening_stock')}
            hint={t('hints.opening_stock', { unit: format.unit(unit) })}
            required={false}
          />
        ))}
      <Box sx={{ gridColumn: '1 / -1' }}>
        <VariantsGrid product={product} />
      </Box>
      <NumberInput
        read={read}
        {...field('min_quantity')}
        label={t('fields.min_quantity')}
        hint={t('hints.min_quantity')}
        required={false}
      />
      <NumberInput
        read={read}
        {...field('quantity_step')}
        label={t('fields.quantity_step')}
        hint={t('hints.quantity_step')}
        required={false}
      />
      <ReturnsField />
    </FormSection>
  );
}
