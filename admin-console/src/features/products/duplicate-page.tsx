import { useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box, Skeleton } from '@mawad/shared-ui/kit/mui.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useParams } from '@mawad/shared-ui/kit/router.ts';
import { asShown } from '@mawad/shared-ui/desk/list/use-selection.ts';
import { AppError } from '@mawad/supabase/errors';
import type { DuplicateProduct } from '@mawad/supabase/products/comparisons-queries';
import { DuplicateOffer } from './duplicate-offer.tsx';
import { Moderation } from './moderation.tsx';
import { duplicateQuery } from './product-queries.ts';

const back = '/admin/products/duplicates';

/** Offers of one item side by side; staff hide duplicates here. */
export function DuplicatePage() {
  const { t } = useTranslation('admin-products');
  const { groupId = '' } = useParams();
  const [question, setQuestion] = useState<DuplicateProduct | null>(null);
  const query = useQuery(duplicateQuery(useServices(), groupId));
  const { data, error } = query;
  const isGone = error instanceof AppError && ['product_not_found', 'invalid_input'].includes(error.code);
  return (
    <PortalPage
      title={t('duplicates.title')}
      subtitle={data && t('duplicates.subtitle', { kind: t(`duplicates.kinds.${data.kind}`) })}
      back={{ to: back, label: t('duplicates.back') }}
    >
      {query.isPending && <Skeleton variant="rounded" height={480} />}
      {isGone ? (
        <EmptyState
          title={t('duplicates.goneTitle')}
          text={t('duplicates.goneText')}
          action={{ to: back, label: t('duplicates.back') }}
        />
      ) : (
        error && <ErrorState error={error} onRetry={() => void query.refetch()} />
      )}
      {data && (
        <Box component="ul" sx={gridStyle}>
          {data.items.map((product) => (
            <DuplicateOffer key={product.id} product={product} onModerate={() => setQuestion(product)} />
          ))}
        </Box>
      )}
      {question && (
        <Moderation
          product={asShown([question], data?.items)[0]!}
          hide={question.moderation !== 'hidden'}
          onClose={() => setQuestion(null)}
        />
      )}
    </PortalPage>
  );
}

const gridStyle = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 250px), 1fr))',
  listStyle: 'none',
  margin: 0,
  padding: 0,
} as const;
