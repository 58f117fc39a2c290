import { useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { PortalSearch } from '@mawad/shared-ui/desk/list/portal-filters.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import type { SynonymGroup } from '@mawad/supabase/search/synonyms-queries';
import { synonymsQuery } from './synonym-queries.ts';

interface GroupPickerProps {
  chosen: SynonymGroup | undefined;
  onChoose: (group: SynonymGroup) => void;
}

/** Picks the synonym group for a term; nothing picked means a new group. */
export function GroupPicker({ chosen, onChoose }: GroupPickerProps) {
  const { t } = useTranslation('synonyms');
  const [term, setTerm] = useState('');
  const { data } = useQuery({
    ...synonymsQuery(useServices(), { term, page_size: 5 }),
    enabled: term !== '',
  });
  const groups = term ? (data?.items ?? []) : [];
  return (
    <Box role="group" aria-label={t('pick.title')} sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="body2" color="textSecondary">
        {chosen ? t('pick.chosen', { word: chosen.words[0] }) : t('pick.text')}
      </Typography>
      <Box sx={{ display: 'grid' }}>
        <PortalSearch label={t('search')} value={term} onSearch={setTerm} />
      </Box>
      {groups.map((group) => (
        <Button
          key={group.id}
          variant={group.id === chosen?.id ? 'contained' : 'outlined'}
          size="small"
          onClick={() => onChoose(group)}
          aria-label={t('pick.add', { word: group.words[0] })}
          sx={{ justifyContent: 'start', textAlign: 'start' }}
        >
          <bdi>{group.words.slice(0, 6).join(' · ')}</bdi>
        </Button>
      ))}
      {term && data?.count === 0 && <Typography variant="body2">{t('noMatchTitle')}</Typography>}
    </Box>
  );
}
