import { useState } from 'react';
import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Typography } from '@mawad/shared-ui/kit/mui.ts';
import { AppError } from '@mawad/supabase/errors';
import type { ManagedCategory } from '@mawad/supabase/catalogue/categories-queries';
import { FormDialog } from '@mawad/shared-ui/kit/form/form-dialog.tsx';
import { CategoryPicker } from './category-picker.tsx';
import { useMoveCategory } from './use-move-category.ts';

const isCycle = (error: unknown) => error instanceof AppError && error.context.rule === 'cycle';

export function MoveCategory({ category, onClose }: { category: ManagedCategory; onClose: () => void }) {
  const { t } = useTranslation(['admin-categories', 'portal-errors']);
  const [target, setTarget] = useState<ManagedCategory | null>(null);
  const move = useMoveCategory(onClose, true);
  return (
    <FormDialog
      title={t('move.title', { name: localized(category, 'name', useLanguage()) })}
      submitLabel={t('move.submit')}
      busy={move.isPending}
      failure={
        move.error &&
        !isCycle(move.error) && { title: t('portal-errors:category_update_failed'), error: move.error }
      }
      onSubmit={() => move.mutate({ category, parentId: target?.id ?? null })}
      onClose={onClose}
    >
      <Typography variant="body2">{t('move.text')}</Typography>
      <CategoryPicker
        label={t('move.target')}
        hint={t('move.hint')}
        error={isCycle(move.error) ? t('move.cycle') : undefined}
        without={category.id}
        value={target}
        onChange={(chosen) => {
          move.reset();
          setTarget(chosen);
        }}
      />
    </FormDialog>
  );
}
