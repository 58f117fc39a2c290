import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { LeftOutList } from '@mawad/shared-ui/desk/list/left-out-list.tsx';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { Skeleton, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useAction } from '@mawad/shared-ui/platform/use-action.ts';
import { backendOf } from '@mawad/supabase/client';
import {
  type CategoryImport,
  undoCategories,
  type UndoneCategories,
} from '@mawad/supabase/catalogue/category-import-queries';
import { FormDialog } from '@mawad/shared-ui/kit/form/form-dialog.tsx';
import { undoPreviewQuery } from '../category-queries.ts';

/** Shows what undoing an import would restore and delete, and undoes it. */
export function UndoImport({ item, onClose }: { item: CategoryImport; onClose: () => void }) {
  const { t } = useTranslation('admin-categories');
  const preview = useQuery(undoPreviewQuery(useServices(), item.id));
  const undo = useAction({
    act: (services, { digest }: UndoneCategories) =>
      undoCategories(backendOf(services).data, item.id, digest),
    // After a refusal the preview is counted again.
    reads: ['categories'],
    done: () => t('undo.done', { name: item.name }),
    onDone: onClose,
  });
  const { data } = preview;
  const hasWork = data !== undefined && data.restored + data.deleted > 0;
  return (
    <FormDialog
      title={t('undo.title', { name: item.name })}
      submitLabel={hasWork ? t('undo.submit') : undefined}
      busy={undo.isPending}
      failure={undo.error && { title: t('undo.failed'), error: undo.error }}
      onSubmit={() => hasWork && undo.mutate(data)}
      onClose={onClose}
    >
      {preview.isPending && <Skeleton variant="text" aria-label={t('undo.counting')} />}
      {preview.isError && !data && (
        <ErrorState error={preview.error} onRetry={() => void preview.refetch()} />
      )}
      {data && <UndoneText undone={data} />}
    </FormDialog>
  );
}

function UndoneText({ undone: { restored, deleted, kept, stays } }: { undone: UndoneCategories }) {
  const { t } = useTranslation('admin-categories');
  const format = useFormat();
  const language = useLanguage();
  const of = (count: number) => ({ count, number: format.number(count) });
  return (
    <>
      {restored + deleted === 0 && <Typography variant="body2">{t('undo.nothing')}</Typography>}
      {restored > 0 && <Typography variant="body2">{t('undo.restored', of(restored))}</Typography>}
      {deleted > 0 && <Typography variant="body2">{t('undo.deleted', of(deleted))}</Typography>}
      {kept > 0 && <Typography variant="body2">{t('undo.kept', of(kept))}</Typography>}
      {stays.length > 0 && (
        <LeftOutList
          label={t('undo.stays')}
          items={stays.map((category, index) => ({
            key: index,
            product: <bdi>{localized(category, 'name', language)}</bdi>,
            reasons: t(`undo.reasons.${category.reason}`),
          }))}
          others={kept > stays.length && t('undo.others', of(kept - stays.length))}
        />
      )}
    </>
  );
}
