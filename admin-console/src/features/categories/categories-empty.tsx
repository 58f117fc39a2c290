import { useTranslation } from '@mawad/shared-i18n';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import { Button } from '@mawad/shared-ui/kit/mui.ts';

/** Shown when there are no categories or the search finds none. */
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
