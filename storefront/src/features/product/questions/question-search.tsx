import { type FormEvent, useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { TextField } from '@mawad/shared-ui/kit/mui-forms.ts';
import { useSearchParams } from '@mawad/shared-ui/kit/router.ts';
import { questionParams } from '../../../catalogue/question-input.ts';

/** Search form for questions and answers; the term is stored in the address. */
export function QuestionSearch({ term }: { term: string }) {
  const { t } = useTranslation('product');
  const [, setParams] = useSearchParams();
  const [typed, setTyped] = useState(term);
  function search(newTerm: string) {
    setParams(
      (params) => {
        params.delete(questionParams.page);
        if (newTerm) params.set(questionParams.term, newTerm);
        else params.delete(questionParams.term);
        return params;
      },
      { replace: true, preventScrollReset: true },
    );
  }
  return (
    <Box
      component="form"
      role="search"
      aria-label={t('questions.search')}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        search(typed.trim());
      }}
      sx={formStyle}
    >
      <TextField
        size="small"
        type="search"
        name={questionParams.term}
        label={t('questions.search')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{ htmlInput: { dir: 'auto', maxLength: 200 } }}
        sx={{ flex: '1 1 200px', maxInlineSize: 420 }}
      />
      <Button type="submit" variant="outlined" sx={{ minBlockSize: 44 }}>
        {t('questions.find')}
      </Button>
      {term && (
        <Button color="inherit" onClick={() => search('')} sx={{ minBlockSize: 44 }}>
          {t('questions.all')}
        </Button>
      )}
    </Box>
  );
}

const formStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: 1,
  marginBlockEnd: 2.5,
  displayPrint: 'none',
} as const;
