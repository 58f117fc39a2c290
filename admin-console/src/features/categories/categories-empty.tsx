import { useTranslation } from '@mawad/shared-i18n';
import { EmptyState } from '@mawad/shared-ui/components/list/empty-state';
import { Button } from '@mawad/shared-ui/mui';

/** What an empty tree says: nothing there yet, or nothing that the search finds. */
export function CategoriesEmpty({ term, onClear }: { term: string; onClear: () => void }) {
  const { t } = useTranslation('admin-categories');
  if (!term)
    return (
      <EmptyState
        title={t('emptyTitle')}
        text={t('emptyText')}
        action={{ label: t('new'), to: '/admin/categories/new' }}
      />
    );
  return (
    <EmptyState
      title={t('noMatchTitle')}
      text={t('noMatchText')}
      action={
        <Button variant="outlined" onClick={onClear}>
          {t('clear')}
        </Button>
      }
    />
  );
}
