import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { LocalizedText } from '@mawad/shared-ui/kit/localized-text.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { Autocomplete } from '@mawad/shared-ui/kit/mui-more.ts';

export interface Addable {
  id: number;
  name_en: string;
  name_ar: string;
  detail?: string;
  detail_en?: string;
  detail_ar?: string;
}

interface AdderProps {
  label: string;
  hint: string;
  error?: string;
  name: string;
  options: Addable[];
  isLoading: boolean;
  isFull: boolean;
  text: string;
  onText: (text: string) => void;
  onAdd: (id: number) => void;
}

/** Search field that appends the chosen entry. */
export function Adder({
  label,
  hint,
  error,
  name,
  options,
  isLoading,
  isFull,
  text,
  onText,
  onAdd,
}: AdderProps) {
  const { t } = useTranslation('admin-settings');
  const language = useLanguage();
  return (
    <Autocomplete
      options={options}
      value={null}
      onChange={(_event, chosen: Addable | null) => {
        if (!chosen) return;
        onAdd(chosen.id);
        onText('');
      }}
      inputValue={text}
      // Choosing an entry would write its name into the field; the field must stay empty for the next one.
      onInputChange={(_event, typed, reason) => onText(reason === 'input' ? typed : '')}
      disabled={isFull}
      getOptionLabel={(option) => localized(option, 'name', language)}
      getOptionKey={({ id }) => id}
      filterOptions={(all) => all}
      loading={isLoading}
      loadingText={t('home.loading')}
      noOptionsText={t('home.nothingFound')}
      renderOption={({ key, ...option }, one) => (
        <Box component="li" key={key} {...option}>
          <Box>
            <LocalizedText>{localized(one, 'name', language)}</LocalizedText>
            <Box sx={{ fontSize: 'var(--text-12)', color: 'text.secondary' }}>
              <bdi>{one.detail ?? localized(one, 'detail', language)}</bdi>
            </Box>
          </Box>
        </Box>
      )}
      renderInput={(input) => <TextInput {...input} name={name} label={label} hint={hint} error={error} />}
    />
  );
}
