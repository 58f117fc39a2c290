import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { ButtonLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { Box, Skeleton } from '@mawad/shared-ui/kit/mui.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useParams } from '@mawad/shared-ui/kit/router.ts';
import { isMissing } from '@mawad/supabase/errors';
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
    <PortalPage title={t('title')} back={back}>
      {query.isError && isMissing(query.error) && (
        <EmptyState title={t('notFound')} text={t('notFoundHint')} action={back} />
      )}
      {query.isError && !isMissing(query.error) && (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.isPending && <Skeleton variant="rounded" height={320} />}
    </PortalPage>
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
