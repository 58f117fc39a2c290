import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useNavigate, useSearchParams } from '@mawad/shared-ui/kit/router.ts';
import { categoryQuery } from './category-queries.ts';
import { CategoryForm } from './category-form.tsx';

/** Form for a new category; its parent is in the address (first level if missing). */
export function NewCategoryPage() {
  const { t } = useTranslation('admin-categories');
  const language = useLanguage();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const parentId = Number(params.get('parent')) || null;
  const { data: parent } = useQuery({
    ...categoryQuery(useServices(), parentId ?? 0),
    enabled: parentId !== null,
  });
  return (
    <PortalPage
      title={t('form.newTitle')}
      subtitle={parent && t('form.newBelow', { name: localized(parent, 'name', language) })}
      back={{ to: '/admin/categories', label: t('back') }}
    >
      <CategoryForm parentId={parentId} onSaved={(id) => void navigate(`/admin/categories/${id}`)} />
    </PortalPage>
  );
}
