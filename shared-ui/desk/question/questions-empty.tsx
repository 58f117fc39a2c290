import { useTranslation } from '@mawad/shared-i18n';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import { Button } from '@mawad/shared-ui/kit/mui.ts';
import type { ListParams } from '@mawad/shared-ui/desk/list/list-params.ts';

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
