import { useTranslation } from '@mawad/shared-i18n';
import { shownOrderStatus } from './shown-order-status.ts';

/** Returns the status of an order in words. */
export function useOrderStatus(): (order: Parameters<typeof shownOrderStatus>[0]) => string {
  const { t } = useTranslation('common');
  return (order) => t(`orderStatus.${shownOrderStatus(order) as 'Unknown'}`);
}
