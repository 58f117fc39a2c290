import { useTranslation } from '@mawad/shared-i18n';
import { EmptyState } from '@mawad/shared-ui/components/list/empty-state';
import type { ListParams } from '@mawad/shared-ui/portal/list-params';
import { Button } from '@mawad/shared-ui/mui';

interface ListEmptyProps {
  list: ListParams;
  texts: 'users' | 'sellers' | 'orders';
  /** Said instead when only a filter of things to do let nothing through. */
  done?: { title: string; text: string } | false;
}

/** What an empty list says: nothing there yet, all done, or nothing that the filters let through. */
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
