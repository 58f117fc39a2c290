import { useTranslation } from '@mawad/shared-i18n';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { Box, Skeleton } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import { ButtonLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import type { PurchaseList } from '@mawad/supabase/lists/queries';
import { judgeList } from './judge-list.ts';
import { ListActions } from './list-actions.tsx';
import { ListGoods } from './list-goods.tsx';
import { ListUpload } from './list-upload.tsx';
import { ListOrder } from './list-order.tsx';
import { purchaseListQuery } from './list-queries.ts';
import { ListsFrame } from './lists-frame.tsx';

/** A purchase list with present prices and stock. */
export function ListPage({ id }: { id: string }) {
  const { t } = useTranslation('lists');
  // The heading needs the list, and is outside the frame that waits for the session.
  const enabled = useStore((state) => state.session.user !== null);
  const { data, error, refetch } = useQuery({ ...purchaseListQuery(useServices(), id), enabled });
  return (
    <ListsFrame
      isBelow
      title={data?.name ?? t('purchase.title')}
      action={data?.may_change && <ListActions list={data} />}
    >
      {error && !data ? (
        <ErrorState
          error={error}
          onRetry={() => void refetch()}
          action={
            <ButtonLink to="/quick-order/lists" variant="outlined">
              {t('purchase.toLists')}
            </ButtonLink>
          }
        />
      ) : data ? (
        <ListContent list={data} />
      ) : (
        <Skeleton variant="rounded" height={240} />
      )}
    </ListsFrame>
  );
}

function ListContent({ list }: { list: PurchaseList }) {
  const { t } = useTranslation('lists');
  const judged = judgeList(list);
  const mayUpload = list.may_change && list.kind === 'list';
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {list.sent_by && (
        <Alert severity="info" sx={{ overflowWrap: 'anywhere' }}>
          <strong>{t('cart.from', { person: `\u2068${list.sent_by}\u2069` })}</strong>
          {list.note && <Box dir="auto">{list.note}</Box>}
        </Alert>
      )}
      {!list.may_change && <Alert severity="info">{t('purchase.readOnly')}</Alert>}
      {judged.length === 0 ? (
        <>
          <EmptyState
            title={t('purchase.noGoods')}
            text={t('purchase.noGoodsText')}
            action={list.may_change ? { label: t('purchase.addMore'), to: '/quick-order' } : undefined}
          />
          {mayUpload && (
            <Panel sx={{ paddingInline: { xs: 2, sm: 3 }, paddingBlock: 1 }}>
              <ListUpload list={list} />
            </Panel>
          )}
        </>
      ) : (
        <Box sx={gridStyle}>
          <Panel sx={{ paddingInline: { xs: 2, sm: 3 }, paddingBlock: 1 }}>
            <ListGoods list={list} judged={judged} />
            {mayUpload && <ListUpload list={list} />}
          </Panel>
          <ListOrder list={list} judged={judged} />
        </Box>
      )}
    </Box>
  );
}

const gridStyle = {
  display: 'grid',
  gap: { xs: 3, lg: 4 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
} as const;
