import { useState } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { FormDialog } from '@mawad/shared-ui/kit/form/form-dialog.tsx';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { AppError } from '@mawad/supabase/errors';
import { saveSearchSynonyms, synonymLimit, type SynonymGroup } from '@mawad/supabase/search/synonyms-queries';
import { GroupPicker } from './group-picker.tsx';
import { useChangeSynonyms } from './synonym-queries.ts';
import { TrySearch } from './try-search.tsx';

interface SynonymDialogProps {
  /** Omitted for a new group. */
  group?: SynonymGroup;
  /** Searched term to add to a new or picked group. */
  term?: string;
  onClose: () => void;
}

/** Splits words at line breaks and commas of either script. */
function readWords(text: string): string[] {
  return text
    .split(/[\n,،;؛]+/)
    .map((word) => word.trim())
    .filter(Boolean);
}

/** Creates or edits a synonym group. */
export function SynonymDialog({ group: given, term, onClose }: SynonymDialogProps) {
  const { t } = useTranslation('synonyms');
  const format = useFormat();
  const [group, setGroup] = useState(given);
  const [text, setText] = useState((given?.words ?? (term ? [term, ''] : [])).join('\n'));
  const [tried, setTried] = useState(false);
  const save = useChangeSynonyms(saveSearchSynonyms, 'saved', onClose);
  const words = readWords(text);
  const rule =
    save.error instanceof AppError && save.error.code === 'invalid_input' ? save.error.context.rule : null;
  const wrong =
    rule === 'length'
      ? t('tooLong')
      : rule === 'count' || (tried && (words.length < 2 || words.length > synonymLimit))
        ? t('wrongCount', { most: format.number(synonymLimit) })
        : undefined;

  function change(changed: string) {
    setText(changed);
    setTried(false);
    if (save.isError) save.reset();
  }

  function choose(chosen: SynonymGroup) {
    setGroup(chosen);
    change([...chosen.words, ...words.filter((word) => !chosen.words.includes(word))].join('\n'));
  }

  function submit() {
    setTried(true);
    if (words.length >= 2 && words.length <= synonymLimit) save.mutate({ words, group });
  }

  return (
    <FormDialog
      wide
      title={t(group ? 'editTitle' : 'addTitle')}
      submitLabel={t('save')}
      busy={save.isPending}
      failure={save.error && !rule && { error: save.error }}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        label={t('words')}
        value={text}
        onChange={(event) => change(event.target.value)}
        error={wrong}
        hint={t('wordsHint')}
        multiline
        minRows={term ? 3 : 6}
        maxRows={14}
        slotProps={{ htmlInput: { dir: 'auto' } }}
      />
      {term && <GroupPicker chosen={group} onChoose={choose} />}
      <TrySearch
        term={term ?? given?.words[0] ?? ''}
        words={words}
        groupId={group?.id}
        disabled={words.length < 2 || words.length > synonymLimit}
      />
    </FormDialog>
  );
}
