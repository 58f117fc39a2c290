import type { FormEvent } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { FormErrors } from '@mawad/shared-ui/kit/form/form-errors.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box, Button, Link } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { AppError } from '@mawad/supabase/errors';
import {
  previewHomeChoice,
  saveHomeChoice,
  type StoredHomeChoice,
} from '@mawad/supabase/site/home-page-queries';
import { everyQuery } from '@mawad/supabase/query-keys';
import { useEditForm } from '../../../use-edit-form.ts';
import { useAction } from '@mawad/shared-ui/platform/use-action.ts';
import { SaveFailure } from '../../../save-failure.tsx';
import { backendOf } from '@mawad/supabase/client';
import { BannerSection } from './banner-section.tsx';
import { ChosenCategories } from './chosen-categories.tsx';
import { ChosenProducts } from './chosen-products.tsx';
import { bannerProblems, homeChoice, homeValues } from './home-values.ts';

/** Form for the banner, the categories and the two product shelves of the home page. */
export function HomeForm({ stored }: { stored: StoredHomeChoice }) {
  const { t } = useTranslation(['admin-settings', 'common']);
  const { queryClient, site } = useServices();
  const form = useEditForm({
    initial: homeValues(stored),
    labels: {
      title_en: t('home.titleEn'),
      title_ar: t('home.titleAr'),
      text_en: t('home.textEn'),
      text_ar: t('home.textAr'),
      link: t('home.link'),
      image: t('home.image'),
      starts_at: t('home.starts'),
      ends_at: t('home.ends'),
      categories: t('home.categories'),
      products: t('home.products'),
      deals: t('home.deals'),
    },
    check: (values) =>
      Object.fromEntries(
        Object.entries(bannerProblems(values, site.siteUrl)).map(([field, problem]) => [
          field,
          problem && (problem === 'required' ? t('common:forms.required') : t(`home.problems.${problem}`)),
        ]),
      ),
  });
  const { values, set, problems } = form;
  const choice = () => homeChoice(values, stored.banner, site.siteUrl);
  const loadNewest = () => void queryClient.invalidateQueries({ queryKey: everyQuery('site') });
  const save = useAction({
    act: (services, home: ReturnType<typeof choice>) =>
      saveHomeChoice(backendOf(services).data, home, stored.version),
    reads: ['audit-log'],
    done: () => t('home.saved'),
    showAtField: form.refuse,
    onDone: loadNewest,
  });
  const preview = useAction({
    act: async (services, shown: typeof values) => ({
      shown,
      token: await previewHomeChoice(
        backendOf(services).data,
        homeChoice(shown, stored.banner, site.siteUrl),
      ),
    }),
    reads: [],
    showAtField: form.refuse,
  });
  const error = save.error ?? preview.error;
  const atField = error instanceof AppError && error.code === 'invalid_input';
  const isBusy = save.isPending || preview.isPending;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (form.mayGo() && !isBusy) save.mutate(choice());
  }
  function look() {
    if (form.mayGo() && !isBusy) preview.mutate(values);
  }

  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      <FormErrors errors={form.errors} attempt={form.attempt} />
      <BannerSection form={form} />
      <ChosenCategories
        ids={values.categories}
        error={problems.categories}
        onChange={(ids) => set('categories', ids)}
      />
      <ChosenProducts
        kind="products"
        ids={values.products}
        error={problems.products}
        onChange={(ids) => set('products', ids)}
      />
      <ChosenProducts
        kind="deals"
        ids={values.deals}
        error={problems.deals}
        onChange={(ids) => set('deals', ids)}
      />
      {error && !atField && (
        <SaveFailure
          error={error}
          title={t('home.failed')}
          newest={t('loadNewest')}
          onLoadNewest={loadNewest}
        />
      )}
      {preview.data && preview.data.shown === values && (
        <Alert severity="success" role="status">
          <Link href={`${site.siteUrl}/home-preview/${preview.data.token}`} target="_blank" rel="noopener">
            {t('home.openPreview')}
          </Link>
          <Box>{t('home.previewHint')}</Box>
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button type="submit" variant="contained" loading={save.isPending}>
          {t('save')}
        </Button>
        <Button variant="outlined" loading={preview.isPending} onClick={look}>
          {t('home.preview')}
        </Button>
        <Button component="a" href={site.siteUrl} target="_blank" rel="noopener">
          {t('home.see')}
        </Button>
      </Box>
    </Box>
  );
}
