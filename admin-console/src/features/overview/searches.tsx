import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import type { SearchedTerm } from '@mawad/supabase/search/insight-queries';
import { searchedTermsQuery } from '../../searched-terms.ts';

const shown = { days: 7, page_size: 5 } as const;

/** Most searched terms of a week, and those without results. */
export function Searches() {
  const { t } = useTranslation('admin-overview');
  const services = useServices();
  const top = useQuery(searchedTermsQuery(services, shown));
  const failing = useQuery(searchedTermsQuery(services, { ...shown, kind: 'empty' }));
  return (
    <Box component="section" aria-labelledby="searches" sx={{ display: 'grid', gap: 2 }}>
      <Typography id="searches" variant="h2" sx={{ fontSize: 'var(--text-20)' }}>
        {t('searches.title')}
      </Typography>
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: 'repeat(2, minmax(0, 1fr))' } }}
      >
        <Terms
          title={t('searches.top')}
          terms={top.data?.items}
          empty={t('searches.nothing')}
          more={{ label: t('searches.all'), to: '/admin/search/terms' }}
        />
        <Terms
          title={t('searches.failing')}
          terms={failing.data?.items}
          empty={t(top.data?.count === 0 ? 'searches.nothing' : 'searches.allFound')}
          more={{ label: t('searches.allFailing'), to: '/admin/search/terms?kind=empty' }}
        />
      </Box>
    </Box>
  );
}

interface TermsProps {
  title: string;
  /** Undefined while loading. */
  terms: SearchedTerm[] | undefined;
  empty: string;
  more: { label: string; to: string };
}

function Terms({ title, terms, empty, more }: TermsProps) {
  const { t } = useTranslation('admin-overview');
  const format = useFormat();
  return (
    <Panel sx={{ padding: 2, display: 'grid', gap: 1, alignContent: 'start' }}>
      <Typography variant="h3" sx={{ fontSize: 'var(--text-16)' }}>
        {title}
      </Typography>
      {terms?.length === 0 && <Typography variant="body2">{empty}</Typography>}
      <Box component="ol" aria-label={title} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {terms?.map(({ term, typed, visits }) => (
          <Box component="li" key={term} sx={row}>
            <AppLink to={`/admin/search/terms?${new URLSearchParams({ q: typed })}`}>
              <bdi>{typed}</bdi>
            </AppLink>
            <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
              {t('searches.visits', { count: visits, number: format.number(visits) })}
            </Box>
          </Box>
        ))}
      </Box>
      {terms && terms.length > 0 && (
        <AppLink to={more.to} sx={{ fontSize: 'var(--text-14)' }}>
          {more.label}
        </AppLink>
      )}
    </Panel>
  );
}

const row = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  paddingBlock: 0.75,
  borderBlockEnd: 1,
  borderColor: 'divider',
  fontSize: 'var(--text-14)',
  overflowWrap: 'anywhere',
} as const;
