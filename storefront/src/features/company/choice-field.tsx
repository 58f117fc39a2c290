import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';

interface ChoiceFieldProps {
  label: string;
  value: string;
  /** Values with their texts. */
  options: readonly (readonly [string, string])[];
  onChoose: (value: string) => void;
}

/** A choice above a list. */
export function ChoiceField({ label, value, options, onChoose }: ChoiceFieldProps) {
  return (
    <TextInput
      select
      size="small"
      label={label}
      value={value}
      onChange={(event) => onChoose(event.target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {options.map(([one, text]) => (
        <option key={one} value={one}>
          {text}
        </option>
      ))}
    </TextInput>
  );
}

/** Fields in equal columns, two on phones. */
export const choicesStyle = {
  display: 'grid',
  gap: 2,
  alignItems: 'end',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
} as const;
