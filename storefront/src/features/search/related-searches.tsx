import { useId } from 'react';
import { useLanguage, useTranslation } from '@mawad/shared-i18n';
import { ButtonLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { relatedSearchesQuery } from '../../catalogue/catalogue-queries.ts';

/** Popular searches similar to the term; null if there are none. */
export function RelatedSearches({ term }: { term: string }) {
  const { t } = useTranslation('search');
  const id = useId();
  const { data = [] } = useQuery(relatedSearchesQuery(useServices(), term, useLanguage()));
  if (data.length === 0) return null;
  return (
    <Box component="nav" aria-labelledby={id} sx={{ marginBlockStart: 6 }}>
      <Typography id={id} component="h2" variant="h3" sx={{ marginBlockEnd: 1.5 }}>
        {t('related')}
      </Typography>
      <Box
        component="ul"
        sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}
      >
        {data.map((text) => (
          <li key={text}>
            <ButtonLink
              to={`/search?${new URLSearchParams({ q: text })}`}
              size="small"
              variant="outlined"
              color="inherit"
              sx={{
                borderRadius: '6px',
                borderColor: 'divider',
                fontWeight: 500,
                minBlockSize: { xs: 44, md: 36 },
              }}
            >
              <bdi>{text}</bdi>
            </ButtonLink>
          </li>
        ))}
      </Box>
    </Box>
  );
}
