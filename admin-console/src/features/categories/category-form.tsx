import { type FormEvent, useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { FormErrors } from '@mawad/shared-ui/kit/form/form-errors.tsx';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { FormControlLabel, Switch } from '@mawad/shared-ui/kit/mui-forms.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { returnsRules } from '@mawad/supabase/catalogue/queries';
import { type CategoryDetail, saveCategory } from '@mawad/supabase/catalogue/categories-queries';
import { PictureField } from '../../picture-field.tsx';
import { useEditForm } from '../../use-edit-form.ts';
import { useAction } from '@mawad/shared-ui/platform/use-action.ts';
import { backendOf } from '@mawad/supabase/client';
import { categoryInput, categoryValues } from './category-values.ts';
import { useCategoryLabels } from './use-category-labels.ts';

interface CategoryFormProps {
  /** Latest version of the category to edit; omitted to create one. */
  category?: CategoryDetail;
  /** Parent of a new category; null for the first level. */
  parentId?: number | null;
  onSaved: (id: number) => void;
}

export function CategoryForm({ category, parentId, onSaved }: CategoryFormProps) {
  const { t } = useTranslation(['admin-categories', 'common', 'portal-errors']);
  const [base, setBase] = useState(category);
  const form = useEditForm({
    initial: categoryValues(base),
    labels: useCategoryLabels(),
    check: ({ name_en, name_ar }) => ({
      name_en: name_en.trim() ? undefined : t('common:forms.required'),
      name_ar: name_ar.trim() ? undefined : t('common:forms.required'),
    }),
  });
  const { values, set, text } = form;
  const save = useAction({
    act: (services, input: typeof values) =>
      saveCategory(
        backendOf(services).data,
        { ...categoryInput(input), id: category?.id, parent_id: parentId },
        base?.updated_at,
      ),
    reads: ['categories'],
    done: ({ name_en }) => t(category ? 'form.saved' : 'form.created', { name: name_en }),
    failed: t(category ? 'portal-errors:category_update_failed' : 'portal-errors:category_create_failed'),
    showAtField: form.refuse,
    onDone: (id, input) => {
      form.saved(input);
      onSaved(id);
    },
  });
  const isOutdated = category?.updated_at !== base?.updated_at;
  function takeNewest() {
    setBase(category);
    form.rebase(categoryValues(category));
  }
  // Saving overwrites the shown values, so an untouched form takes a new version immediately; a touched form only warns.
  if (isOutdated && !form.touched) takeNewest();
  function submit(event: FormEvent) {
    event.preventDefault();
    if (form.mayGo() && !save.isPending) save.mutate(values);
  }
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      {isOutdated && (
        <Alert
          severity="warning"
          role="alert"
          action={
            <Button color="inherit" size="small" onClick={takeNewest}>
              {t('form.reload')}
            </Button>
          }
        >
          {t('form.outdated')}
        </Alert>
      )}
      <FormErrors errors={form.errors} attempt={form.attempt} />
      <Panel sx={sectionStyle}>
        <Typography variant="h2" sx={headingStyle}>
          {t('form.names')}
        </Typography>
        <Box sx={pairStyle}>
          <TextInput {...text('name_en')} {...english} required />
          <TextInput {...text('name_ar')} {...arabic} required />
          <TextInput {...text('slug_en')} {...english} hint={t('form.slugHint')} />
          <TextInput {...text('slug_ar')} {...arabic} hint={t('form.slugHint')} />
        </Box>
        <Box>
          <FormControlLabel
            control={
              <Switch checked={values.is_hidden} onChange={(_event, checked) => set('is_hidden', checked)} />
            }
            label={t('form.hidden')}
          />
          <Typography variant="body2" color="textSecondary">
            {t('form.hiddenHint')}
          </Typography>
        </Box>
        <TextInput {...text('returns')} select slotProps={nativeSelect}>
          <option value="">
            {category
              ? t('form.returnsInherited', { rule: t(`common:returns.${category.inherited_returns}`) })
              : t('form.returnsAbove')}
          </option>
          {returnsRules.map((rule) => (
            <option key={rule} value={rule}>
              {t(`common:returns.${rule}`)}
            </option>
          ))}
        </TextInput>
      </Panel>
      <Panel sx={sectionStyle}>
        <Typography variant="h2" sx={headingStyle}>
          {t('form.picture')}
        </Typography>
        <PictureField folder="categories" value={values.image} onChange={(path) => set('image', path)} />
      </Panel>
      <Panel sx={sectionStyle}>
        <Typography variant="h2" sx={headingStyle}>
          {t('form.seo')}
        </Typography>
        <Box sx={pairStyle}>
          <TextInput {...text('seo_title_en')} {...english} />
          <TextInput {...text('seo_title_ar')} {...arabic} />
          <TextInput {...text('seo_description_en')} {...english} multiline minRows={2} />
          <TextInput {...text('seo_description_ar')} {...arabic} multiline minRows={2} />
        </Box>
        <TextInput
          {...text('focus_keywords')}
          hint={t('form.keywordsHint')}
          slotProps={{ htmlInput: { dir: 'auto' } }}
        />
      </Panel>
      <Box sx={{ display: 'flex', gap: 1.5 }}>
        <Button type="submit" variant="contained" loading={save.isPending}>
          {t(category ? 'form.save' : 'form.create')}
        </Button>
      </Box>
    </Box>
  );
}

// A floating label would cover the text of the empty option.
const nativeSelect = { select: { native: true }, inputLabel: { shrink: true } };
const english = { slotProps: { htmlInput: { lang: 'en', dir: 'ltr' } } };
const arabic = { slotProps: { htmlInput: { lang: 'ar', dir: 'rtl' } } };
const sectionStyle = { display: 'grid', gap: 2, padding: { xs: 2, sm: 3 } } as const;
const headingStyle = { fontSize: 'var(--text-16)' } as const;
const pairStyle = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const;
