import { type Language } from '@mawad/shared-i18n';
import { type RouteObject, useLocation } from '@mawad/shared-ui/kit/router.ts';
import type { AppState, CartItem } from '@mawad/shared-ui/platform/store/index.ts';
import { renderRoutes } from '@mawad/shared-ui/testing/render-routes.tsx';
import { createBackend } from '@mawad/supabase/client';
import { authRoutes } from '../src/auth/routes.tsx';
import { RootLayout } from '../src/layout/root-layout.tsx';

export type Session = Partial<AppState['session']>;

export const visitor: Session = { status: 'signed-out', user: null };
export const buyer: Session = { user: { id: 'b1', email: 'buyer@mawad.test' }, role: 'buyer' };
export const seller: Session = {
  ...buyer,
  role: 'seller',
  is_approved: true,
  company_name: 'Tigris Tools',
  company_name_en: 'Tigris Tools',
  company_name_ar: 'Tigris Tools',
};
export const admin: Session = { ...buyer, role: 'admin', is_approved: true };

export const cement: CartItem = {
  product: {
    id: 1,
    name_en: 'Portland cement',
    name_ar: 'سمنت بورتلاندي',
    image_url: null,
    price: 12_500,
    discounted_price: null,
    quantity: 3,
    unit: 'Bag',
    min_quantity: 1,
    quantity_step: 1,
    company_id: 's1',
    company_name_en: 'Tigris Tools',
    company_name_ar: 'عدد دجلة',
    company_slug: 'tigris-tools',
  },
  variant: { id: 'default', size: null, color: null },
  quantity: 2,
};

export const gloves: CartItem = {
  product: { ...cement.product, id: 2, name_en: 'Work gloves', name_ar: 'كفوف عمل', discounted_price: 999.5 },
  variant: { id: 7, size: 'XL', color: 'Blue', color_ar: 'أزرق', stock: 4 },
  quantity: 1,
};

/** Opens an address in the shell: layout and sign-in pages are real, every other page shows its address. */
export function openShell(path: string, session: Session = visitor, language: Language = 'en') {
  const shop: RouteObject = { Component: RootLayout, children: [{ path: '*', Component: Address }] };
  return renderRoutes({
    remote: {
      id: 'shell',
      routes: [...authRoutes, shop],
    },
    path,
    language,
    session,
    backend: createBackend({ url: 'https://api.test', publishableKey: 'key' }),
  });
}

function Address() {
  const { pathname, search } = useLocation();
  return <p>{`at ${pathname}${search}`}</p>;
}
