import { useTranslation } from '@mawad/shared-i18n';
import {
  mdiAlertCircleOutline,
  mdiCheckCircleOutline,
  mdiClockOutline,
  mdiCloseCircleOutline,
  mdiPackageVariantClosed,
  mdiStoreOutline,
  mdiTruckOutline,
} from '@mawad/shared-ui/kit/icons.ts';
import { StatusTag, type StatusLook } from './status-tag.tsx';

const orderLooks: Record<string, StatusLook> = {
  AwaitingApproval: { tone: 'warning', icon: mdiClockOutline },
  Processing: { tone: 'primary', icon: mdiPackageVariantClosed },
  Shipped: { tone: 'primary', icon: mdiTruckOutline },
  Delivered: { tone: 'success', icon: mdiCheckCircleOutline },
  ReadyForPickup: { tone: 'primary', icon: mdiStoreOutline },
  Collected: { tone: 'success', icon: mdiCheckCircleOutline },
  Cancelled: { tone: 'neutral', icon: mdiCloseCircleOutline },
  Rejected: { tone: 'danger', icon: mdiCloseCircleOutline },
};

const sellerLooks: Record<string, StatusLook> = {
  pending: { tone: 'warning', icon: mdiClockOutline },
  approved: { tone: 'success', icon: mdiCheckCircleOutline },
  rejected: { tone: 'danger', icon: mdiCloseCircleOutline },
  suspended: { tone: 'danger', icon: mdiAlertCircleOutline },
};

const confirmationLooks: Record<string, StatusLook> = {
  none: { tone: 'neutral', icon: mdiClockOutline },
  confirmed: { tone: 'success', icon: mdiCheckCircleOutline },
  no_answer: { tone: 'warning', icon: mdiClockOutline },
  call_again: { tone: 'warning', icon: mdiClockOutline },
  refused: { tone: 'danger', icon: mdiCloseCircleOutline },
  wrong_number: { tone: 'danger', icon: mdiAlertCircleOutline },
};

const documentLooks: Record<string, StatusLook> = {
  none: { tone: 'neutral', icon: mdiAlertCircleOutline },
  submitted: { tone: 'warning', icon: mdiClockOutline },
  accepted: { tone: 'success', icon: mdiCheckCircleOutline },
  expiring: { tone: 'warning', icon: mdiAlertCircleOutline },
  refused: { tone: 'danger', icon: mdiCloseCircleOutline },
  expired: { tone: 'danger', icon: mdiAlertCircleOutline },
};

const looksOf = {
  order: orderLooks,
  seller: sellerLooks,
  confirmation: confirmationLooks,
  document: documentLooks,
};

const unknown: StatusLook = { tone: 'neutral', icon: mdiAlertCircleOutline };

interface StatusChipProps {
  kind: keyof typeof looksOf;
  /**
   * Status in the database, or for an order the result of `shownOrderStatus`; other values are shown as
   * "Unknown".
   */
  status: string;
}

/**
 * Text, icon and colour for the status of an order, its phone confirmation, a seller's application or a
 * company's document.
 */
export function StatusChip({ kind, status }: StatusChipProps) {
  const { t } = useTranslation(['common', 'portal-list']);
  const looks = looksOf[kind];
  const known = Object.hasOwn(looks, status);
  const look = (known && looks[status]) || unknown;
  // The messages of the portals are not loaded in the shop, which shows orders only.
  const texts = {
    order: () => t(`orderStatus.${(known ? status : 'Unknown') as 'Unknown'}`),
    seller: () => t(`portal-list:sellerStatus.${(known ? status : 'unknown') as 'unknown'}`),
    document: () => t(`portal-list:documentState.${(known ? status : 'none') as 'none'}`),
    confirmation: () => t(`portal-list:confirmation.${(known ? status : 'none') as 'none'}`),
  };
  return <StatusTag {...look} text={texts[kind]()} />;
}
