import type { CartProduct, CartVariant } from '@mawad/shared-ui/platform/store/index.ts';
import type { ProductCard, ProductVariant } from '@mawad/supabase/catalogue/queries';

/** Product data to store in the cart, with the price of the variant if given. */
export function toCartProduct(product: ProductCard, variant?: ProductVariant): CartProduct {
  const { price, discounted_price, price_breaks } = variant ?? product;
  return {
    id: product.id,
    name_en: product.name_en,
    name_ar: product.name_ar,
    image_url: product.main_image,
    price,
    discounted_price,
    price_breaks,
    quantity: product.stock,
    unit: product.unit,
    min_quantity: product.min_quantity,
    quantity_step: product.quantity_step,
    company_id: product.company_id,
    company_name_en: product.company_name_en,
    company_name_ar: product.company_name_ar,
    company_slug: product.company_slug ?? '',
  };
}

export function toCartVariant({ id, size, color, color_ar, stock }: ProductVariant): CartVariant {
  return { id, size, color, color_ar, stock };
}
