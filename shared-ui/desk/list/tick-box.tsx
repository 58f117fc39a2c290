import { Checkbox } from '@mawad/shared-ui/kit/mui-forms.ts';

interface TickBoxProps {
  label: string;
  checked: boolean;
  onChange: () => void;
}

/** Checkbox of a row: 44 px for touch, 32 px for a mouse. */
export function TickBox({ label, checked, onChange }: TickBoxProps) {
  return (
    <Checkbox
      checked={checked}
      onChange={onChange}
      slotProps={{ input: { 'aria-label': label } }}
      sx={{
        inlineSize: 44,
        blockSize: 44,
        marginInlineStart: -1.5,
        '@media (pointer: fine)': { inlineSize: 32, blockSize: 32, marginInlineStart: -0.75 },
      }}
    />
  );
}
