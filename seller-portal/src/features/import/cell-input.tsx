import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { Autocomplete } from '@mawad/shared-ui/kit/mui-more.ts';
import { type CellChoice, isFound } from './closest-choices.ts';

interface CellInputProps {
  name: string;
  label: string;
  value: string;
  /** Possible values; null if anything may be written. */
  choices: readonly CellChoice[] | null;
  error?: string;
  onChange: (text: string) => void;
}

/** Input of a file's cell: a list that can be searched in both languages, or a text field. */
export function CellInput({ name, label, value, choices, error, onChange }: CellInputProps) {
  const slotProps = { htmlInput: { dir: 'auto' } };
  if (choices === null) {
    return (
      <TextInput
        fullWidth
        size="small"
        name={name}
        label={label}
        value={value}
        error={error}
        onChange={({ target }) => onChange(target.value)}
        slotProps={slotProps}
      />
    );
  }
  return (
    <Autocomplete<CellChoice, false, false, true>
      freeSolo
      fullWidth
      openOnFocus
      size="small"
      options={choices}
      value={null}
      inputValue={value}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.text)}
      getOptionKey={(option) => (typeof option === 'string' ? option : option.text)}
      filterOptions={(all, { inputValue }) =>
        all.some(({ text }) => text === inputValue) ? all : all.filter((one) => isFound(one, inputValue))
      }
      onChange={(_event, chosen) => onChange(typeof chosen === 'string' ? chosen : (chosen?.text ?? ''))}
      onInputChange={(_event, text, reason) => {
        if (reason === 'input' || reason === 'clear') onChange(text);
      }}
      renderInput={(field) => <TextInput {...field} name={name} label={label} error={error} />}
    />
  );
}
