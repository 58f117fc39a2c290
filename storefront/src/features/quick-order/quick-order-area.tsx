import { Navigate, useParams } from '@mawad/shared-ui/kit/router.ts';
import { ListPage } from './lists/list-page.tsx';
import { ListsPage } from './lists/lists-page.tsx';
import { SaveCartPage } from './lists/save-cart-page.tsx';
import { SavePage } from './lists/save-page.tsx';
import { QuickOrderPage } from './quick-order-page.tsx';

/** Quick order and purchase lists. One route holds them, because every route is in the shop's first view. */
export function QuickOrderArea() {
  const [section = '', id = ''] = (useParams()['*'] ?? '').split('/');
  if (section === '') return <QuickOrderPage />;
  if (section !== 'lists') return <Navigate to="/quick-order" replace />;
  if (id === '') return <ListsPage />;
  if (id === 'cart') return <SaveCartPage />;
  return id === 'save' ? <SavePage /> : <ListPage key={id} id={id} />;
}
