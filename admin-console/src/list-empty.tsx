import { useTranslation } from '@mawad/shared-i18n';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import type { ListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { Button } from '@mawad/shared-ui/kit/mui.ts';

interface ListEmptyProps {
  list: ListParams;
  texts: 'users' | 'sellers' | 'orders';
  /** Shown instead if only a work filter (such as "to approve") is set. */
  done?: { title: string; text: string } | false;
}

/** Text of an empty list: no entries, all work done, or no matches of the filters. */
export function ListEmpty({ list, texts, done }: ListEmptyProps) {
  const { t } = useTranslation('admin-console');
  if (!list.narrowed) return <EmptyState title={t(`${texts}.emptyTitle`)} text={t(`${texts}.emptyText`)} />;
  const said = (!list.term && done) || { title: t(`${texts}.noMatchTitle`), text: t(`${texts}.noMatchText`) };
  return (
    <EmptyState
      {...said}
      action={
        <Button variant="outlined" onClick={list.clear}>
          {t(`${texts}.clear`)}
        </Button>
      }
    />
  );
}
