import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { PlainContainer } from '@mawad/shared-ui/kit/plain-container.tsx';
import { Box, Button, Skeleton } from '@mawad/shared-ui/kit/mui.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useStore, useStoreApi } from '@mawad/shared-ui/platform/store/index.ts';
import { UnavailableNote } from '../../catalogue/unavailable-note.tsx';
import { Seo } from '../../layout/seo.tsx';
import { comparisonQuery } from './compare-query.ts';
import { CompareTable } from './compare-table.tsx';

/** Comparison of up to four products by property. */
export function ComparePage() {
  const { t } = useTranslation('lists');
  const store = useStoreApi();
  const restored = useStore((state) => state.restored);
  const items = useStore((state) => state.compare.items);
  return (
    <PlainContainer>
      <Box sx={{ minBlockSize: '100dvh', paddingBlockEnd: 6 }}>
        <Seo title={t('compare.heading')} noIndex />
        <PageHeader
          title={t('compare.heading')}
          action={
            items.length > 0 && (
              <Box sx={{ display: 'flex', gap: 1, '@media print': { display: 'none' } }}>
                <Button variant="outlined" onClick={() => window.print()}>
                  {t('compare.print')}
                </Button>
                <Button variant="outlined" onClick={() => store.getState().compare.clear()}>
                  {t('compare.clear')}
                </Button>
              </Box>
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
      </Box>
    </PlainContainer>
  );
}

function Comparison({ ids }: { ids: number[] }) {
  const { t } = useTranslation('lists');
  const format = useFormat();
  const store = useStoreApi();
  const { data, error, refetch, isPlaceholderData } = useQuery(comparisonQuery(useServices(), ids));
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={320} />;
  const products = ids.flatMap((id) => data.filter((product) => product.id === id));
  const unavailable = isPlaceholderData ? [] : ids.filter((id) => !data.some((product) => product.id === id));
  return (
    <>
      {unavailable.length > 0 && (
        <UnavailableNote
          text={t('compare.vanished', {
            count: unavailable.length,
            number: format.number(unavailable.length),
          })}
          action={t('compare.removeVanished')}
          onRemove={() => unavailable.forEach((id) => store.getState().compare.remove(id))}
        />
      )}
      {products.length === 1 && (
        <Box sx={{ marginBlockEnd: 2, color: 'text.secondary' }}>{t('compare.addMore')}</Box>
      )}
      {products.length > 0 && <CompareTable products={products} />}
    </>
  );
}
