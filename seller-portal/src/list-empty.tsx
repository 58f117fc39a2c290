import { useTranslation } from '@mawad/shared-i18n';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import type { ListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { Button } from '@mawad/shared-ui/kit/mui.ts';

/** Empty state of a list: nothing exists yet, or no entry matches the filters. */
export function ListEmpty({ list, texts }: { list: ListParams; texts: 'orders' | 'products' }) {
  const { t } = useTranslation('seller-portal');
  if (!list.narrowed) return <EmptyState title={t(`${texts}.emptyTitle`)} text={t(`${texts}.emptyText`)} />;
  return (
    <EmptyState
      title={t(`${texts}.noMatchTitle`)}
      text={t(`${texts}.noMatchText`)}
      action={
        <Button variant="outlined" onClick={list.clear}>
          {t(`${texts}.clear`)}
        </Button>
      }
    />
  );
}
