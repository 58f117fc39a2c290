import { useTranslation } from '@mawad/shared-i18n';
import { EmptyState } from '@mawad/shared-ui/components/list/empty-state';
import { Button } from '@mawad/shared-ui/mui';
import type { ListParams } from '@mawad/shared-ui/portal/list-params';

/**
 * Empty state of a question list: no questions yet, or no match for the filters. Needs the messages
 * `questions`.
 */
export function QuestionsEmpty({ list }: { list: ListParams }) {
  const { t } = useTranslation('questions');
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
