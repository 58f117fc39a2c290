import type { ComponentProps } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { ButtonLink } from '@mawad/shared-ui/platform/link/link.tsx';
import type { OrderDetail } from '@mawad/supabase/orders/queries';

type InvoiceLinkProps = Omit<ComponentProps<typeof ButtonLink>, 'to' | 'children'> & {
  order: Pick<OrderDetail, 'id' | 'status' | 'papers' | 'total'>;
};

/**
 * Link to the pro forma, invoice or credit note of an order. Null if the order was cancelled before it was
 * invoiced, and for members of a company who may not see money.
 */
export function InvoiceLink({ order: { id, status, papers, total }, ...look }: InvoiceLinkProps) {
  const { t } = useTranslation('ordering');
  const isInvoiced = papers.length > 0;
  if (total === null) return null;
  if (!isInvoiced && (status === 'Cancelled' || status === 'Rejected')) return null;
  const name = !isInvoiced ? 'proforma' : papers.length > 1 ? 'invoiceAndCredit' : 'invoice';
  return (
    <ButtonLink to={`/orders/${id}/invoice`} {...look}>
      {t(`orders.${name}`)}
    </ButtonLink>
  );
}
