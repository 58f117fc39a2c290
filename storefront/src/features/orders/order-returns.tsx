import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { mdiRefresh } from '@mawad/shared-ui/kit/icons.ts';
import { Box, Skeleton, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { tapArea } from '@mawad/shared-ui/kit/tap-area.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { AppLink, ButtonLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import type { OrderDetail } from '@mawad/supabase/orders/queries';
import { EarlierReturns } from '../../account/earlier-returns.tsx';
import { openLines } from '../../account/open-lines.ts';
import { returnableQuery } from '../../account/return-queries.ts';
import { useReturnUpdates } from '../../account/use-return-updates.ts';
import { useReturnableText } from '../../account/use-returnable-text.ts';

/** Returns of a delivered order: until when goods may come back, or why not, its returns and its credit notes. */
export function OrderReturns({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('own-returns');
  if (order.status !== 'Delivered') return null;
  return (
    <Panel
      component="section"
      aria-label={t('order.title')}
      sx={{ padding: 2, display: 'grid', gap: 1.5, justifyItems: 'start' }}
    >
      <Typography variant="h4" component="h2">
        {t('order.title')}
      </Typography>
      <Returns orderId={order.id} />
      <CreditNotes order={order} />
    </Panel>
  );
}

function Returns({ orderId }: { orderId: string }) {
  const { t } = useTranslation('own-returns');
  const { data, error, refetch } = useQuery(returnableQuery(useServices(), orderId));
  const returnableText = useReturnableText();
  useReturnUpdates();
  if (error && !data)
    return <ErrorState error={error} title={t('order.failed')} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={64} sx={{ inlineSize: '100%' }} />;
  return (
    <>
      <EarlierReturns returns={data.returns} />
      <Typography variant="body2">{returnableText(data)}</Typography>
      {openLines(data).length > 0 && (
        <ButtonLink
          to={`/orders/${orderId}/return`}
          variant="outlined"
          startIcon={<Icon path={mdiRefresh} />}
          sx={{ displayPrint: 'none' }}
        >
          {t('order.start')}
        </ButtonLink>
      )}
    </>
  );
}

/** Numbers and amounts of credit notes, linked to the invoice. */
function CreditNotes({ order: { id, papers } }: { order: OrderDetail }) {
  const { t } = useTranslation('own-returns');
  const format = useFormat();
  const notes = papers.filter(({ kind }) => kind === 'credit_note');
  if (notes.length === 0) return null;
  return (
    <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {notes.map(({ number, total }) => (
        <li key={number}>
          <AppLink to={`/orders/${id}/invoice`} underline="always" sx={tapArea}>
            {t('order.creditNote', { number: `\u2066${number}\u2069`, amount: format.money(total) })}
          </AppLink>
        </li>
      ))}
    </Box>
  );
}
