import { useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { Box, Button, Skeleton } from '@mawad/shared-ui/kit/mui.ts';
import { useNavigate } from '@mawad/shared-ui/kit/router.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useAction } from '@mawad/shared-ui/platform/use-action.ts';
import { backendOf } from '@mawad/supabase/client';
import { addToPurchaseList, type ListedGoods, type PurchaseListItem } from '@mawad/supabase/lists/queries';
import { forgetGoods } from '../../../lists/handed-goods.ts';
import { HandedGoodsPage } from './handed-goods-page.tsx';
import { listPath, listsKey, purchaseListsQuery } from './list-queries.ts';
import { ListRows } from './list-rows.tsx';
import { NewListDialog } from './new-list-dialog.tsx';

/** Saves the goods that another page handed over to a list that the person chooses or creates. */
export function SavePage() {
  const { t } = useTranslation('lists');
  const lists = { label: t('purchase.toLists'), to: '/quick-order/lists' };
  return (
    <HandedGoodsPage
      title={t('purchase.saveTitle')}
      empty={{ text: t('purchase.nothingToSaveText'), action: lists }}
    >
      {(goods) => <ListChoice goods={goods} />}
    </HandedGoodsPage>
  );
}

function ListChoice({ goods }: { goods: ListedGoods[] }) {
  const { t } = useTranslation('lists');
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(purchaseListsQuery(useServices()));
  const [isCreating, setCreating] = useState(false);
  const add = useAction({
    act: (services, { id }: PurchaseListItem) => addToPurchaseList(backendOf(services).data, id, goods),
    reads: [listsKey],
    done: ({ name }) => t('purchase.saved', { name: `\u2068${name}\u2069` }),
    failed: t('purchase.saveFailed'),
    onDone: (_answer, { id }) => {
      forgetGoods();
      void navigate(listPath(id));
    },
  });
  if (error && !data)
    return <ErrorState error={error} title={t('purchase.failed')} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={160} />;
  const isSaving = add.isPending;
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Button
        variant="contained"
        disabled={isSaving}
        onClick={() => setCreating(true)}
        sx={{ justifySelf: 'start', minBlockSize: 44 }}
      >
        {t('purchase.saveNew')}
      </Button>
      <ListRows
        lists={data.filter(({ kind, may_change }) => kind === 'list' && may_change)}
        action={(list) => (
          <Button
            variant="outlined"
            aria-label={t('purchase.saveInto', { name: list.name })}
            loading={isSaving && add.variables.id === list.id}
            disabled={isSaving}
            onClick={() => add.mutate(list)}
            sx={{ minBlockSize: 44 }}
          >
            {t('purchase.save')}
          </Button>
        )}
      />
      {isCreating && <NewListDialog goods={goods} onDone={forgetGoods} onClose={() => setCreating(false)} />}
    </Box>
  );
}
