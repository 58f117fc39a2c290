import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { timeSort } from '@mawad/shared-ui/desk/list/time-sort.ts';
import type { PortalColumn } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import type { SynonymGroup } from '@mawad/supabase/search/synonyms-queries';

export function useSynonymColumns(actions: {
  onEdit: (group: SynonymGroup) => void;
  onDelete: (group: SynonymGroup) => void;
}): PortalColumn<SynonymGroup>[] {
  const { t } = useTranslation('synonyms');
  const format = useFormat();
  return [
    {
      id: 'words',
      header: t('words'),
      cell: (group) => <Words words={group.words} />,
      lead: true,
      file: { value: ({ words }) => words.join('\n') },
    },
    {
      id: 'changed',
      header: t('changed'),
      sort: timeSort,
      cell: (group) => format.date(group.updated_at),
      file: { kind: 'time', value: (group) => group.updated_at },
      spare: true,
    },
    {
      id: 'actions',
      header: t('actions'),
      cell: (group) => (
        <Box sx={{ display: 'flex', justifyContent: 'end', gap: 1 }}>
          <Button
            data-primary
            size="small"
            variant="outlined"
            onClick={() => actions.onEdit(group)}
            aria-label={t('editGroup', { word: group.words[0] })}
          >
            {t('edit')}
          </Button>
          <Button
            size="small"
            color="error"
            onClick={() => actions.onDelete(group)}
            aria-label={t('deleteGroup', { word: group.words[0] })}
          >
            {t('delete')}
          </Button>
        </Box>
      ),
      align: 'end',
      silentHeader: true,
      acts: true,
      lead: true,
    },
  ];
}

function Words({ words }: { words: string[] }) {
  return (
    <Box component="ul" sx={listStyle}>
      {words.map((word) => (
        <Box component="li" key={word} dir="auto" sx={wordStyle}>
          {word}
        </Box>
      ))}
    </Box>
  );
}

const listStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.75,
  margin: 0,
  padding: 0,
  paddingBlock: 0.5,
  listStyle: 'none',
} as const;

const wordStyle = {
  paddingInline: 1,
  paddingBlock: 0.25,
  border: 1,
  borderColor: 'divider',
  borderRadius: '8px',
  fontSize: 'var(--text-14)',
} as const;
