import { useTranslation } from '@mawad/shared-i18n';
import { EmptyState } from '@mawad/shared-ui/components/empty-state';
import { ErrorState } from '@mawad/shared-ui/components/error-state';
import { PageHeader } from '@mawad/shared-ui/components/page-header';
import { useServices } from '@mawad/shared-ui/contract';
import { Button, Container, Skeleton } from '@mawad/shared-ui/mui';
import { useQuery } from '@mawad/shared-ui/query';
import { useStore, useStoreApi } from '@mawad/shared-ui/store';
import { Seo } from '../../layout/seo.tsx';
import { comparisonQuery } from './compare-query.ts';
import { CompareTable } from './compare-table.tsx';

/** Up to four products side by side, property by property. */
export function ComparePage() {
  const { t } = useTranslation('storefront');
  const store = useStoreApi();
  const restored = useStore((state) => state.restored);
  const items = useStore((state) => state.compare.items);
  return (
    <Container sx={{ minBlockSize: '100dvh', paddingBlockEnd: 6 }}>
      <Seo title={t('compare.heading')} noIndex />
      <PageHeader
        title={t('compare.heading')}
        action={
          items.length > 0 && (
            <Button variant="outlined" onClick={() => store.getState().compare.clear()}>
              {t('compare.clear')}
            </Button>
          )
        }
      />
      {!restored && <Skeleton variant="rounded" height={320} />}
      {restored && items.length === 0 && (
        <EmptyState
          title={t('compare.empty')}
          text={t('compare.emptyHint')}
          action={{ label: t('compare.browse'), to: '/products' }}
        />
      )}
      {restored && items.length > 0 && <Comparison ids={items.map(({ id }) => id)} />}
    </Container>
  );
}

function Comparison({ ids }: { ids: number[] }) {
  const { data, error, refetch } = useQuery(comparisonQuery(useServices(), ids));
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={320} />;
  const products = ids.flatMap((id) => data.filter((product) => product.id === id));
  return <CompareTable products={products} />;
}
