import { useState } from 'react';
import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { LinearProgress } from '@mawad/shared-ui/kit/mui-more.ts';
import type { ManagedCategory } from '@mawad/supabase/catalogue/categories-queries';
import { useRemoval } from '@mawad/shared-ui/desk/decision/use-removal.tsx';
import { FormDialog } from '@mawad/shared-ui/kit/form/form-dialog.tsx';
import { CategoryPicker } from './category-picker.tsx';
import { useDeleteCategory } from './use-delete-category.ts';

/** Dialog that chooses new places for products and subcategories, then deletes the category. */
export function DeleteCategory({ category, onClose }: { category: ManagedCategory; onClose: () => void }) {
  const { t } = useTranslation(['admin-categories', 'portal-errors']);
  const format = useFormat();
  const language = useLanguage();
  const [productsTo, setProductsTo] = useState<ManagedCategory | null>(null);
  const [childrenTo, setChildrenTo] = useState<ManagedCategory | null>(null);
  const [tried, setTried] = useState(false);
  const { remove, left, stop } = useDeleteCategory(category, onClose);
  const { product_count: products, child_count: children } = category;
  const { fields, check } = useRemoval(localized(category, 'name', language));
  const missing = products > 0 && productsTo === null;
  return (
    <FormDialog
      title={t('delete.title', { name: localized(category, 'name', language) })}
      submitLabel={t('delete.submit')}
      tone="error"
      busy={remove.isPending}
      failure={remove.error && { title: t('portal-errors:category_delete_failed'), error: remove.error }}
      aside={remove.isPending && products > 0 && <Button onClick={stop}>{t('delete.stop')}</Button>}
      onSubmit={() => {
        setTried(true);
        const reason = check();
        if (!missing && reason) remove.mutate({ productsTo, childrenTo, reason });
      }}
      onClose={onClose}
    >
      <Typography variant="body2">{t('delete.text')}</Typography>
      {products > 0 && (
        <>
          <Typography variant="body2">
            {t('delete.products', {
              count: products,
              number: products >= 1000 ? `+${format.number(1000)}` : format.number(products),
            })}
          </Typography>
          <CategoryPicker
            label={t('delete.productsTo')}
            error={tried && missing ? t('delete.productsMissing') : undefined}
            required
            without={category.id}
            value={productsTo}
            onChange={setProductsTo}
          />
        </>
      )}
      {children > 0 && (
        <>
          <Typography variant="body2">
            {t('delete.children', { count: children, number: format.number(children) })}
          </Typography>
          <CategoryPicker
            label={t('delete.childrenTo')}
            hint={t('delete.childrenHint')}
            without={category.id}
            value={childrenTo}
            onChange={setChildrenTo}
          />
        </>
      )}
      {fields}
      {remove.isPending && left !== null && (
        <>
          <LinearProgress />
          <Typography variant="body2" role="status">
            {t('delete.moving', { number: format.number(left) })}
          </Typography>
        </>
      )}
    </FormDialog>
  );
}
