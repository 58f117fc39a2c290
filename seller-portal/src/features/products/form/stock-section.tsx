import { useWatch } from 'react-hook-form';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { FormSection } from '@mawad/shared-ui/components/form/form-section';
import { TextInput } from '@mawad/shared-ui/components/form/text-input';
import { Box } from '@mawad/shared-ui/mui';
import type { EditableProduct } from '@mawad/supabase/queries/own-products';
import { CountStock } from './count-stock.tsx';
import type { ProductValues } from './product-values.ts';
import { ReturnsField } from './returns-field.tsx';
import { useField } from './use-field.ts';
import { VariantsGrid } from './variants-grid.tsx';

/** How much is there, of which sizes and colours, in what quantities it is sold, and whether it can be returned. */
export function StockSection({ product }: { product: EditableProduct | null }) {
  const { t } = useTranslation('product-form');
  const format = useFormat();
  const field = useField();
  const unit = useWatch<ProductValues, 'unit'>({ name: 'unit' });
  const hasVariants = useWatch<ProductValues, 'variants'>({ name: 'variants' }).length > 0;
  return (
    <FormSection title={t('sections.stock')}>
      {!hasVariants &&
        (product ? (
          <CountStock productId={product.id} label={t('fields.stock')} stock={product.stock} />
        ) : (
          <TextInput
            {...field('opening_stock')}
            label={t('fields.opening_stock')}
            hint={t('hints.opening_stock', { unit: format.unit(unit) })}
            required={false}
            ltr
            slotProps={digits}
          />
        ))}
      <Box sx={{ gridColumn: '1 / -1' }}>
        <VariantsGrid product={product} />
      </Box>
      <TextInput
        {...field('min_quantity')}
        label={t('fields.min_quantity')}
        hint={t('hints.min_quantity')}
        required={false}
        ltr
        slotProps={digits}
      />
      <TextInput
        {...field('quantity_step')}
        label={t('fields.quantity_step')}
        hint={t('hints.quantity_step')}
        required={false}
        ltr
        slotProps={digits}
      />
      <ReturnsField />
    </FormSection>
  );
}

const digits = { htmlInput: { inputMode: 'decimal' as const } };
