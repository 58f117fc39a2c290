import {
  mdiAccountGroupOutline,
  mdiAccountTieOutline,
  mdiArrowULeftTop,
  mdiCashMultiple,
  mdiClipboardTextOutline,
  mdiCommentQuestionOutline,
  mdiDatabaseExportOutline,
  mdiCogOutline,
  mdiEmailFastOutline,
  mdiFileDocumentOutline,
  mdiEmailOutline,
  mdiHistory,
  mdiMagnify,
  mdiPackageVariantClosed,
  mdiReceiptTextOutline,
  mdiShapeOutline,
  mdiStarOutline,
  mdiStoreOutline,
  mdiTagOutline,
  mdiTruckDeliveryOutline,
  mdiViewDashboardOutline,
} from '@mawad/shared-ui/kit/icons.ts';
import type { StaffRight, StaffRights } from '@mawad/supabase/people/staff-queries';
import { mayWith } from './staff-rights.ts';

interface ConsoleTab {
  /** Path segment below /admin; the label is the message `nav.<path>`. */
  path: string;
  icon: string;
  /** Right needed to see and open the tab; null for a tab whose content depends on the reader's rights. */
  right: StaffRight | null;
  /** Group in the navigation, named by the message `groups.<group>`; the overview has none. */
  group?: 'trade' | 'feedback' | 'goods' | 'site';
}

/** Tabs in navigation order. */
const tabs = [
  { path: 'overview', icon: mdiViewDashboardOutline, right: null, group: undefined },
  { path: 'users', icon: mdiAccountGroupOutline, right: 'see_users', group: 'trade' },
  { path: 'sellers', icon: mdiStoreOutline, right: 'see_companies', group: 'trade' },
  { path: 'orders', icon: mdiReceiptTextOutline, right: 'see_orders', group: 'trade' },
  { path: 'returns', icon: mdiArrowULeftTop, right: 'see_orders', group: 'trade' },
  { path: 'quotes', icon: mdiClipboardTextOutline, right: 'quotes', group: 'trade' },
  { path: 'money', icon: mdiCashMultiple, right: 'money', group: 'trade' },
  { path: 'couriers', icon: mdiTruckDeliveryOutline, right: 'money', group: 'trade' },
  { path: 'messages', icon: mdiEmailOutline, right: 'contact', group: 'feedback' },
  { path: 'reviews', icon: mdiStarOutline, right: 'reviews', group: 'feedback' },
  { path: 'questions', icon: mdiCommentQuestionOutline, right: 'reviews', group: 'feedback' },
  { path: 'products', icon: mdiPackageVariantClosed, right: 'products', group: 'goods' },
  { path: 'deals', icon: mdiTagOutline, right: 'products', group: 'goods' },
  { path: 'categories', icon: mdiShapeOutline, right: 'categories', group: 'goods' },
  { path: 'search', icon: mdiMagnify, right: 'search', group: 'goods' },
  { path: 'staff', icon: mdiAccountTieOutline, right: 'staff', group: 'site' },
  { path: 'settings', icon: mdiCogOutline, right: 'settings', group: 'site' },
  { path: 'pages', icon: mdiFileDocumentOutline, right: 'settings', group: 'site' },
  { path: 'email', icon: mdiEmailFastOutline, right: 'settings', group: 'site' },
  { path: 'audit', icon: mdiHistory, right: 'audit', group: 'site' },
  { path: 'backup', icon: mdiDatabaseExportOutline, right: 'export', group: 'site' },
] as const satisfies readonly ConsoleTab[];

export const tabsFor = (rights: StaffRights) =>
  tabs.filter(({ right }) => right === null || mayWith(rights, right));

/** Pages that another tab leads to. */
const furtherPages = [{ path: 'reports', right: 'money' }] as const;

/** Tab or further page of an address, with the right that it needs; undefined for unknown addresses. */
export const tabAt = (pathname: string) =>
  [...tabs, ...furtherPages].find(
    ({ path }) => pathname === `/admin/${path}` || pathname.startsWith(`/admin/${path}/`),
  );
