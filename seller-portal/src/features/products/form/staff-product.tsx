import { useState } from 'react';
import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { chooseDraft } from '@mawad/shared-ui/platform/draft/local-draft.ts';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { AppError } from '@mawad/supabase/errors';
import type { EditableProduct } from '@mawad/supabase/products/queries';
import { ownProductQuery } from '../product-queries.ts';
import { EditedByContext } from './edited-by.ts';
import { FormSkeleton } from './form-skeleton.tsx';
import { localProductDraft } from './product-draft.ts';
import { ProductEditor } from './product-editor.tsx';
import { ShopLink } from './shop-link.tsx';

interface StaffProductProps {
  id: number;
  /** List that the page leads back to. */
  back: { to: string; label: string };
}

/** The form of a product for the staff's console. */
export function StaffProduct({ id, back }: StaffProductProps) {
  const { t } = useTranslation('product-form');
  const language = useLanguage();
  const [opening, setOpening] = useState(0);
  const { data, isError, error, refetch } = useQuery(ownProductQuery(useServices(), id));
  const isGone = !data && error instanceof AppError && error.code === 'product_not_found';
  return (
    <PortalPage
      title={data ? localized(data, 'name', language) : t('edit.title')}
      back={back}
      action={data && <ShopLink product={data} />}
    >
      {isGone && <EmptyState title={t('edit.notFound')} text={t('edit.notFoundStaff')} action={back} />}
      {!data && isError && !isGone && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !isError && <FormSkeleton />}
      {data && <OpenedProduct key={opening} product={data} onReopen={() => setOpening(opening + 1)} />}
    </PortalPage>
  );
}

function OpenedProduct({ product, onReopen }: { product: EditableProduct; onReopen: () => void }) {
  const [draft] = useState(() => chooseDraft(null, localProductDraft(product.id).read()));
  return (
    <EditedByContext value="staff">
      <ProductEditor product={product} draft={draft} companyId={product.company_id} onReopen={onReopen} />
    </EditedByContext>
  );
}
