import type { ComponentProps } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { ButtonLink } from '@mawad/shared-ui/components/link';
import type { OrderDetail } from '@mawad/supabase/queries/orders';

type InvoiceLinkProps = Omit<ComponentProps<typeof ButtonLink>, 'to' | 'children'> & {
  order: Pick<OrderDetail, 'id' | 'status' | 'papers' | 'total'>;
};

/**
 * Leads to the papers of an order, named by what they are; absent when it was called off before it was invoiced, and for a
 * member of its company who may not see money.
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
