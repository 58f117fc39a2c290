import { useTranslation } from '@mawad/shared-i18n';
import type { ListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { Button } from '@mawad/shared-ui/kit/mui.ts';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';

/** Empty state of a list of returns: none exists yet, or none matches the filters. */
export function ReturnsEmpty({ list }: { list: ListParams }) {
  const { t } = useTranslation('return-desk');
  if (!list.narrowed) return <EmptyState title={t('emptyTitle')} text={t('emptyText')} />;
  return (
    <EmptyState
      title={t('noMatchTitle')}
      text={t('noMatchText')}
      action={
        <Button variant="outlined" onClick={list.clear}>
          {t('clear')}
        </Button>
      }
    />
  );
}
