import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import type { PortalColumn } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import type { SearchedTerm } from '@mawad/supabase/search/insight-queries';

export function useTermColumns(
  onAdd: (term: SearchedTerm) => void,
  onBan: (term: SearchedTerm) => void,
): PortalColumn<SearchedTerm>[] {
  const { t } = useTranslation(['synonyms', 'file-export']);
  const format = useFormat();
  const count = (figure: number) => format.number(figure);
  return [
    {
      id: 'term',
      header: t('terms.term'),
      cell: ({ typed, languages, banned }) => (
        <Box>
          <bdi>{typed}</bdi>
          <Box sx={{ fontSize: 'var(--text-12)', color: 'text.secondary' }}>
            {languages.map((language) => t(`terms.languages.${language}`)).join(t('terms.and'))}
            {banned && (
              <Box component="span" sx={{ display: 'block', color: 'warning.dark' }}>
                {t('terms.banned')}
              </Box>
            )}
          </Box>
        </Box>
      ),
      lead: true,
      file: [
        { value: ({ typed }) => typed },
        {
          heading: t('file-export:headings.language'),
          value: ({ languages }) =>
            languages.map((language) => t(`terms.languages.${language}`)).join(t('terms.and')),
        },
        { heading: t('file-export:headings.state'), value: ({ banned }) => banned && t('terms.banned') },
      ],
    },
    {
      id: 'visits',
      header: t('terms.visits'),
      sort: { up: 'visits', down: 'visits_desc', first: 'down' },
      cell: ({ visits }) => count(visits),
      align: 'end',
      file: { kind: 'number', value: ({ visits }) => visits },
    },
    {
      id: 'results',
      header: t('terms.results'),
      sort: { up: 'results', down: 'results_desc' },
      file: { kind: 'number', value: ({ results }) => results },
      cell: ({ results }) =>
        results > 0 ? (
          count(results)
        ) : (
          <Box component="strong" sx={{ color: 'warning.dark' }}>
            {t('terms.none')}
          </Box>
        ),
      align: 'end',
    },
    {
      id: 'opened',
      header: t('terms.opened'),
      file: [
        { kind: 'number', value: ({ opened }) => opened },
        { heading: t('file-export:headings.place'), kind: 'number', value: ({ position }) => position },
      ],
      cell: ({ opened, position }) =>
        position === null
          ? count(opened)
          : t('terms.openedAt', { opened: count(opened), place: count(position) }),
      align: 'end',
    },
    {
      id: 'in_cart',
      header: t('terms.inCart'),
      cell: ({ in_cart }) => count(in_cart),
      align: 'end',
      file: { kind: 'number', value: ({ in_cart }) => in_cart },
    },
    {
      id: 'ordered',
      header: t('terms.ordered'),
      cell: ({ ordered }) => count(ordered),
      align: 'end',
      file: { kind: 'number', value: ({ ordered }) => ordered },
    },
    {
      id: 'last',
      header: t('terms.last'),
      cell: ({ last_at }) => format.date(last_at),
      spare: true,
      file: { kind: 'time', value: ({ last_at }) => last_at },
    },
    {
      id: 'actions',
      header: t('actions'),
      cell: (term) => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
          <Button
            size="small"
            variant="outlined"
            onClick={() => onAdd(term)}
            aria-label={t('terms.addNamed', { term: term.typed })}
          >
            {t('terms.add')}
          </Button>
          <Button
            size="small"
            color={term.banned ? 'primary' : 'error'}
            onClick={() => onBan(term)}
            aria-label={t(term.banned ? 'terms.unbanNamed' : 'terms.banNamed', { term: term.typed })}
          >
            {t(term.banned ? 'terms.unban' : 'terms.ban')}
          </Button>
        </Box>
      ),
      align: 'end',
      silentHeader: true,
      lead: true,
    },
  ];
}
