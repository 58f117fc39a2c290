import { useTranslation } from '@mawad/shared-i18n';
import type { FileCells } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import type { OrderSummary } from '@mawad/supabase/orders/queries';

/** The company for which a buyer ordered, in the file of a list of orders. */
export function usePurchaseCells(): FileCells<OrderSummary>[] {
  const { t } = useTranslation('file-export');
  return [
    { heading: t('headings.buyerCompany'), value: ({ purchase }) => purchase?.buyer_company ?? null },
    { heading: t('headings.taxNumber'), value: ({ purchase }) => purchase?.tax_number ?? null },
    { heading: t('headings.purchaseOrder'), value: ({ purchase }) => purchase?.purchase_order ?? null },
  ];
}

/** The day by which an order arrives or is ready, in the file of a list of orders. */
export function useDueCells(): FileCells<OrderSummary> {
  const { t } = useTranslation('file-export');
  return { heading: t('headings.due'), kind: 'day', value: ({ due_on }) => due_on };
}
