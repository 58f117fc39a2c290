import { useTranslation } from '@mawad/shared-i18n';

const names = {
  '/': 'home',
  '/products': 'products',
  '/search': 'search',
  '/product/:id': 'product',
  '/category/:slug': 'category',
  '/category/:parentSlug/:childSlug': 'subcategory',
  '/seller-page/:slug': 'store',
  '/deals': 'deals',
  '/cart': 'cart',
  '/checkout': 'checkout',
  '/login': 'login',
} as const;

/** Name of a page; its address pattern if it has no name. */
export function PageName({ page }: { page: string }) {
  const { t } = useTranslation('admin-overview');
  const name = page in names ? names[page as keyof typeof names] : null;
  return name ? t(`pages.names.${name}`) : <bdi dir="ltr">{page}</bdi>;
}
