import { AppError } from '@mawad/supabase/errors';
import { emptyProduct, emptyVariant } from './product-values.ts';
import { fieldOfError } from './save-errors.ts';

test('maps a taken SKU to the last variant with it in any spelling', () => {
  const variants = ['GLV-1', '\u200eglv\u20112 ', ''].map((sku) => ({ ...emptyVariant, sku }));
  const error = new AppError('sku_taken', { field: 'variant_sku', sku: 'glv-2' });
  expect(fieldOfError(error, { ...emptyProduct, variants }, [])).toBe('variants.1.sku');
});

test('maps a duplicate size to the last variant with it in any spelling', () => {
  const variants = ['42', 'M', '٤٢\u200e', 'L'].map((size) => ({ ...emptyVariant, size }));
  const error = new AppError('variant_exists', { size: '42', color: null });
  expect(fieldOfError(error, { ...emptyProduct, variants }, [])).toBe('variants.2.size');
});
