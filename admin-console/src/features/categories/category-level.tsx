import type { ReactNode } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { Box, Button, Skeleton } from '@mawad/shared-ui/kit/mui.ts';
import { useInfiniteQuery } from '@mawad/shared-ui/platform/query.ts';
import { categoryLevelQuery } from './category-queries.ts';
import { CategoryRow } from './category-row.tsx';
import type { CategoryWish } from './category-work.tsx';
import type { CategoryDrag } from './use-category-drag.ts';

interface CategoryLevelProps {
  parentId: number | null;
  term?: string;
  drag: CategoryDrag;
  onWish: (wish: CategoryWish) => void;
  empty?: ReactNode;
}

/** Direct children of a category, fetched when first expanded. */
export function CategoryLevel({ parentId, term = '', drag, onWish, empty }: CategoryLevelProps) {
  const { t } = useTranslation('admin-categories');
  const query = useInfiniteQuery(categoryLevelQuery(useServices(), parentId, term));
  if (query.isError && !query.data)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <LevelSkeleton rows={parentId === null ? 8 : 2} />;
  const categories = query.data.pages.flatMap(({ items }) => items);
  if (categories.length === 0) return empty;
  return (
    <Box
      component="ul"
      aria-busy={query.isPlaceholderData}
      sx={{ listStyle: 'none', margin: 0, padding: 0, opacity: query.isPlaceholderData ? 0.6 : 1 }}
    >
      {categories.map((category, index) => (
        <CategoryRow
          key={category.id}
          category={category}
          previous={term ? undefined : categories[index - 1]}
          next={term ? undefined : categories[index + 1]}
          afterNext={term ? undefined : categories[index + 2]}
          found={term !== ''}
          drag={drag}
          onWish={onWish}
        >
          <CategoryLevel parentId={category.id} drag={drag} onWish={onWish} />
        </CategoryRow>
      ))}
      {query.hasNextPage && (
        <Box component="li" sx={{ padding: 1, textAlign: 'center' }}>
          <Button onClick={() => void query.fetchNextPage()} loading={query.isFetchingNextPage}>
            {t('more')}
          </Button>
        </Box>
      )}
    </Box>
  );
}

function LevelSkeleton({ rows }: { rows: number }) {
  return (
    <Box aria-hidden="true" sx={{ display: 'grid', gap: 2, padding: 2 }}>
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={index} variant="rounded" height={28} />
      ))}
    </Box>
  );
}
