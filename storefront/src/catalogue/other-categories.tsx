import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { ButtonLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import type { SearchResult } from '@mawad/supabase/catalogue/queries';

interface OtherCategoriesProps {
  term: string;
  result: SearchResult;
}

/** Shown if the selected category has no results for the term: links to the categories that have. */
export function OtherCategories({ term, result }: OtherCategoriesProps) {
  const { t } = useTranslation('storefront');
  const language = useLanguage();
  const format = useFormat();
  const hrefOf = (category?: string) =>
    `/search?${new URLSearchParams({ q: term, ...(category !== undefined && { category }) })}`;
  return (
    <EmptyState
      title={t('search.emptyInCategory', { term })}
      text={t('search.emptyInCategoryHint')}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'center' }}>
          {result.other_categories.map((category) => (
            <ButtonLink key={category.value} to={hrefOf(category.value)} variant="outlined">
              {localized(category, 'label', language)}
              {!result.counts_are_estimates && (
                <Box component="span" sx={{ marginInlineStart: 1, fontWeight: 400 }}>
                  {format.number(category.count)}
                </Box>
              )}
            </ButtonLink>
          ))}
          <ButtonLink to={hrefOf()} variant="contained">
            {t('search.allCategories')}
          </ButtonLink>
        </Box>
      }
    />
  );
}
