import type { CartProduct, CartVariant } from '@mawad/shared-ui/store';
import type { ProductCard, ProductVariant } from '@mawad/supabase/queries/catalogue';

/** What the cart remembers of a product. */
export function toCartProduct(product: ProductCard): CartProduct {
  return {
    id: product.id,
    name_en: product.name_en,
    name_ar: product.name_ar,
    image_url: product.main_image,
    price: product.price,
    discounted_price: product.discounted_price,
    quantity: product.stock,
    unit: product.unit,
    company_id: product.company_id,
    company_name: product.company_name,
  };
}

/** What the cart remembers of a variant. */
export function toCartVariant({ id, size, color, color_ar, stock }: ProductVariant): CartVariant {
  return { id, size, color, color_ar, stock };
}
