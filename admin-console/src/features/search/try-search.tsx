import { useState } from 'react';
import { localized, useErrorMessage, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { useMutation } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { type FoundProducts, trySearchSynonyms } from '@mawad/supabase/search/insight-queries';

interface TrySearchProps {
  /** Term to try by default. */
  term: string;
  words: string[];
  /** Group to change; undefined for a new one. */
  groupId: number | undefined;
  disabled: boolean;
}

/** Compares search results now and with these words; saves nothing. */
export function TrySearch({ term: given, words, groupId, disabled }: TrySearchProps) {
  const { t } = useTranslation('synonyms');
  const messageOf = useErrorMessage();
  const { data: db } = backendOf(useServices());
  const [term, setTerm] = useState(given);
  const trial = useMutation({
    mutationFn: () => trySearchSynonyms(db, { term: term.trim(), words, id: groupId }),
  });
  return (
    <Box role="group" aria-label={t('try.title')} sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'start', gap: 1 }}>
        <TextInput
          label={t('try.term')}
          value={term}
          onChange={(event) => setTerm(event.target.value)}
          size="small"
          slotProps={{ htmlInput: { dir: 'auto', maxLength: 200 } }}
          sx={{ flex: 1 }}
        />
        <Button
          variant="outlined"
          disabled={disabled || !term.trim()}
          loading={trial.isPending}
          onClick={() => trial.mutate()}
        >
          {t('try.action')}
        </Button>
      </Box>
      {trial.error && <Alert severity="error">{messageOf(trial.error)}</Alert>}
      {trial.data && (
        <Box
          role="status"
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          <Found title={t('try.before')} found={trial.data.before} />
          <Found title={t('try.after')} found={trial.data.after} />
        </Box>
      )}
    </Box>
  );
}

function Found({ title, found }: { title: string; found: FoundProducts }) {
  const { t } = useTranslation('synonyms');
  const format = useFormat();
  const language = useLanguage();
  return (
    <Box>
      <Typography sx={{ fontSize: 'var(--text-14)', fontWeight: 600 }}>{title}</Typography>
      <Typography variant="body2" color="textSecondary">
        {t(found.total_is_estimate ? 'try.foundMany' : 'try.found', {
          count: found.total,
          number: format.number(found.total),
        })}
      </Typography>
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2, fontSize: 'var(--text-13)' }}>
        {found.products.map((product) => (
          <li key={product.id}>{localized(product, 'name', language)}</li>
        ))}
      </Box>
    </Box>
  );
}
