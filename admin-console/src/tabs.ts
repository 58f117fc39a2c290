import {
  mdiAccountGroupOutline,
  mdiAccountTieOutline,
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
  mdiViewDashboardOutline,
} from '@mawad/shared-ui/kit/icons.ts';
import type { StaffRight, StaffRights } from '@mawad/supabase/queries/staff';
import { mayWith } from './staff-rights.ts';

interface ConsoleTab {
  /** Path segment below /admin; the label is the message `nav.<path>`. */
  path: string;
  icon: string;
  /** Right needed to see and open the tab; null for a tab whose content depends on the reader's rights. */
  right: StaffRight | null;
}

/** Tabs in navigation order. */
const tabs = [
  { path: 'overview', icon: mdiViewDashboardOutline, right: null },
  { path: 'users', icon: mdiAccountGroupOutline, right: 'see_users' },
  { path: 'sellers', icon: mdiStoreOutline, right: 'see_companies' },
  { path: 'orders', icon: mdiReceiptTextOutline, right: 'see_orders' },
  { path: 'quotes', icon: mdiClipboardTextOutline, right: 'quotes' },
  { path: 'messages', icon: mdiEmailOutline, right: 'contact' },
  { path: 'reviews', icon: mdiStarOutline, right: 'reviews' },
  { path: 'questions', icon: mdiCommentQuestionOutline, right: 'reviews' },
  { path: 'products', icon: mdiPackageVariantClosed, right: 'products' },
  { path: 'deals', icon: mdiTagOutline, right: 'products' },
  { path: 'categories', icon: mdiShapeOutline, right: 'categories' },
  { path: 'search', icon: mdiMagnify, right: 'search' },
  { path: 'staff', icon: mdiAccountTieOutline, right: 'staff' },
  { path: 'settings', icon: mdiCogOutline, right: 'settings' },
  { path: 'pages', icon: mdiFileDocumentOutline, right: 'settings' },
  { path: 'email', icon: mdiEmailFastOutline, right: 'settings' },
  { path: 'audit', icon: mdiHistory, right: 'audit' },
  { path: 'backup', icon: mdiDatabaseExportOutline, right: 'export' },
] as const satisfies readonly ConsoleTab[];

export const tabsFor = (rights: StaffRights) =>
  tabs.filter(({ right }) => right === null || mayWith(rights, right));

/** Tab of an address; undefined for unknown addresses. */
export const tabAt = (pathname: string) =>
  tabs.find(({ path }) => pathname === `/admin/${path}` || pathname.startsWith(`/admin/${path}/`));
