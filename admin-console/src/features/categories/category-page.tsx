import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { ButtonLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { UnloadedPage } from '@mawad/shared-ui/desk/frame/unloaded-page.tsx';
import { Box, Skeleton } from '@mawad/shared-ui/kit/mui.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useParams } from '@mawad/shared-ui/kit/router.ts';
import type { CategoryDetail } from '@mawad/supabase/catalogue/categories-queries';
import { CategoryAttributes } from './category-attributes.tsx';
import { CategoryForm } from './category-form.tsx';
import { categoryQuery } from './category-queries.ts';

export function CategoryPage() {
  const { t } = useTranslation('admin-categories');
  const { categoryId } = useParams();
  const query = useQuery(categoryQuery(useServices(), Number(categoryId) || 0));
  const back = { to: '/admin/categories', label: t('back') };
  if (query.data) return <Content category={query.data} back={back} />;
  return (
    <UnloadedPage
      title={t('title')}
      back={back}
      query={query}
      missing={{ title: t('notFound'), text: t('notFoundHint') }}
      placeholder={<Skeleton variant="rounded" height={320} />}
    />
  );
}

function Content({ category, back }: { category: CategoryDetail; back: { to: string; label: string } }) {
  const { t } = useTranslation('admin-categories');
  const language = useLanguage();
  const nameOf = (one: { name_en: string; name_ar: string }) => localized(one, 'name', language);
  const below = `/admin/categories/new?parent=${category.id}`;
  return (
    <PortalPage
      title={t('form.editTitle', { name: nameOf(category) })}
      subtitle={category.path.map(nameOf).join(' / ') || undefined}
      back={back}
      action={
        <ButtonLink to={below} variant="outlined">
          {t('menu.add')}
        </ButtonLink>
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <CategoryForm key={category.id} category={category} onSaved={() => undefined} />
        <CategoryAttributes category={category} />
      </Box>
    </PortalPage>
  );
}
