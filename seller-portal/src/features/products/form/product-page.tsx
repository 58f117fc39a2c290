import { useState } from 'react';
import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { chooseDraft } from '@mawad/shared-ui/platform/draft/local-draft.ts';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useNavigate, useParams } from '@mawad/shared-ui/kit/router.ts';
import { AppError } from '@mawad/supabase/errors';
import type { EditableProduct } from '@mawad/supabase/products/queries';
import { ProductMenu } from '../product-menu.tsx';
import { ownProductQuery } from '../product-queries.ts';
import { FormSkeleton } from './form-skeleton.tsx';
import { localProductDraft, readDraft } from './product-draft.ts';
import { ProductEditor } from './product-editor.tsx';
import { ShopLink } from './shop-link.tsx';

const list = '/seller/dashboard/products';

/** Form of an existing product of the company. */
export function ProductPage() {
  const id = Number(useParams().productId);
  return Number.isSafeInteger(id) ? <OneProduct key={id} id={id} /> : <NotFound />;
}

function OneProduct({ id }: { id: number }) {
  const { t } = useTranslation('product-form');
  const language = useLanguage();
  const navigate = useNavigate();
  const [opening, setOpening] = useState(0);
  const { data, isError, error, refetch } = useQuery(ownProductQuery(useServices(), id));
  if (!data && error instanceof AppError && error.code === 'product_not_found') return <NotFound />;
  return (
    <PortalPage
      title={data ? localized(data, 'name', language) : t('edit.title')}
      back={{ to: list, label: t('back') }}
      action={
        data && (
          <>
            <ShopLink product={data} />
            <ProductMenu product={data} onDeleted={() => void navigate(list, { state: { deleted: true } })} />
          </>
        )
      }
    >
      {!data && isError && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !isError && <FormSkeleton />}
      {data && <OpenedProduct key={opening} product={data} onReopen={() => setOpening(opening + 1)} />}
    </PortalPage>
  );
}

function OpenedProduct({ product, onReopen }: { product: EditableProduct; onReopen: () => void }) {
  const [draft] = useState(() =>
    chooseDraft(product.draft && readDraft(product.draft), localProductDraft(product.id).read()),
  );
  return <ProductEditor product={product} draft={draft} companyId={product.company_id} onReopen={onReopen} />;
}

function NotFound() {
  const { t } = useTranslation('product-form');
  return (
    <PortalPage title={t('edit.title')}>
      <EmptyState
        title={t('edit.notFound')}
        text={t('edit.notFoundHint')}
        action={{ to: list, label: t('back') }}
      />
    </PortalPage>
  );
}
