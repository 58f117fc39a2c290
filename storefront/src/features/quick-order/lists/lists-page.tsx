import { useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiPlus } from '@mawad/shared-ui/kit/icons.ts';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { Button, Skeleton } from '@mawad/shared-ui/kit/mui.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { purchaseListsQuery } from './list-queries.ts';
import { ListRows } from './list-rows.tsx';
import { ListsFrame } from './lists-frame.tsx';
import { NewListDialog } from './new-list-dialog.tsx';

/** Purchase lists of the person and of the company for which the person buys. */
export function ListsPage() {
  const { t } = useTranslation('lists');
  const [isCreating, setCreating] = useState(false);
  return (
    <ListsFrame
      title={t('purchase.title')}
      subtitle={t('purchase.lead')}
      action={
        <Button
          variant="contained"
          startIcon={<Icon path={mdiPlus} />}
          onClick={() => setCreating(true)}
          sx={{ minBlockSize: 44 }}
        >
          {t('purchase.new')}
        </Button>
      }
    >
      <Lists />
      {isCreating && <NewListDialog goods={[]} onClose={() => setCreating(false)} />}
    </ListsFrame>
  );
}

function Lists() {
  const { t } = useTranslation('lists');
  const { data, error, refetch } = useQuery(purchaseListsQuery(useServices()));
  if (error && !data)
    return <ErrorState error={error} title={t('purchase.failed')} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={160} />;
  if (data.length === 0) return <EmptyState title={t('purchase.empty')} text={t('purchase.emptyText')} />;
  return <ListRows lists={data} />;
}
