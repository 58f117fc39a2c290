import { useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { chooseDraft } from '@mawad/shared-ui/platform/draft/local-draft.ts';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useSearchParams } from '@mawad/shared-ui/kit/router.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { newDraftQuery, ownProductQuery } from '../product-queries.ts';
import { FormSkeleton } from './form-skeleton.tsx';
import { copyOf, localProductDraft, type OpenedDraft, readDraft } from './product-draft.ts';
import { ProductEditor } from './product-editor.tsx';

/** Form of a new product; `?from=` starts with a copy of another. */
export function NewProductPage() {
  const { t } = useTranslation('product-form');
  const from = Number(useSearchParams()[0].get('from'));
  return (
    <PortalPage title={t('new.title')} back={{ to: '/seller/dashboard/products', label: t('back') }}>
      {from > 0 ? <CopiedProduct key={from} from={from} /> : <BlankProduct />}
    </PortalPage>
  );
}

function BlankProduct() {
  const query = useQuery(newDraftQuery(useServices()));
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <FormSkeleton />;
  return (
    <NewProduct
      open={() => chooseDraft(query.data && readDraft(query.data), localProductDraft(null).read())}
    />
  );
}

function CopiedProduct({ from }: { from: number }) {
  const { data, isError, error, refetch } = useQuery(ownProductQuery(useServices(), from));
  if (data) return <NewProduct open={() => copyOf(data)} />;
  return isError ? <ErrorState error={error} onRetry={() => void refetch()} /> : <FormSkeleton />;
}

/** Form with its initial draft, which is read once. */
function NewProduct({ open }: { open: () => OpenedDraft | null }) {
  const companyId = useStore((state) => state.session.company_id);
  const [{ draft, opening }, setOpened] = useState(() => ({ draft: open(), opening: 0 }));
  if (companyId === null) return <FormSkeleton />;
  return (
    <ProductEditor
      key={opening}
      product={null}
      draft={draft}
      companyId={companyId}
      onReopen={() => setOpened({ draft: open(), opening: opening + 1 })}
    />
  );
}
