import { useTranslation } from '@mawad/shared-i18n';
import type { PortalSection } from '@mawad/shared-ui/desk/frame/portal-section-link.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import {
  mdiAccountGroupOutline,
  mdiArrowULeftTop,
  mdiCashMultiple,
  mdiChartBar,
  mdiClipboardTextOutline,
  mdiCommentQuestionOutline,
  mdiFileDocumentOutline,
  mdiPackageVariantClosed,
  mdiReceiptTextOutline,
  mdiStarOutline,
  mdiStoreOutline,
  mdiTruckDeliveryOutline,
  mdiViewDashboardOutline,
} from '@mawad/shared-ui/kit/icons.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { sellerHomeQuery } from './features/home/home-queries.ts';
import { useOwnRights } from './own-rights.ts';

const base = '/seller/dashboard';

/** Navigation entries that the reader may use, with counts of waiting work. */
export function useSections(isApproved: boolean): PortalSection[] {
  const { t } = useTranslation('seller-portal');
  const may = useOwnRights();
  const { data: home } = useQuery({ ...sellerHomeQuery(useServices()), enabled: isApproved });
  const tasks = home?.tasks ?? {};
  return [
    { to: base, label: t('nav.home'), icon: mdiViewDashboardOutline, end: true },
    {
      to: `${base}/products`,
      label: t('nav.products'),
      icon: mdiPackageVariantClosed,
      waiting: tasks.hidden,
    },
    { to: `${base}/orders`, label: t('nav.orders'), icon: mdiReceiptTextOutline, waiting: tasks.ship },
    ...(may('see_orders')
      ? [
          {
            to: `${base}/returns`,
            label: t('nav.returns'),
            icon: mdiArrowULeftTop,
            waiting: tasks.returns,
          },
        ]
      : []),
    ...(may('quotes')
      ? [
          {
            to: `${base}/quotes`,
            label: t('nav.quotes'),
            icon: mdiClipboardTextOutline,
            waiting: tasks.quotes,
          },
        ]
      : []),
    ...(may('see_money')
      ? [
          { to: `${base}/money`, label: t('nav.money'), icon: mdiCashMultiple },
          { to: `${base}/figures`, label: t('nav.figures'), icon: mdiChartBar },
        ]
      : []),
    ...(may('reviews')
      ? [{ to: `${base}/reviews`, label: t('nav.reviews'), icon: mdiStarOutline, waiting: tasks.reviews }]
      : []),
    ...(may('reviews')
      ? [
          {
            to: `${base}/questions`,
            label: t('nav.questions'),
            icon: mdiCommentQuestionOutline,
            waiting: tasks.questions,
          },
        ]
      : []),
    ...(may('delivery')
      ? [{ to: `${base}/delivery`, label: t('nav.delivery'), icon: mdiTruckDeliveryOutline }]
      : []),
    ...(may('profile') ? [{ to: `${base}/store`, label: t('nav.store'), icon: mdiStoreOutline }] : []),
    ...(may('profile')
      ? [
          {
            to: `${base}/documents`,
            label: t('nav.documents'),
            icon: mdiFileDocumentOutline,
            waiting: tasks.documents,
          },
        ]
      : []),
    { to: `${base}/team`, label: t('nav.team'), icon: mdiAccountGroupOutline },
  ];
}
