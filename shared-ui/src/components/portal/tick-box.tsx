import { Checkbox } from '@mawad/shared-ui/mui-forms';

interface TickBoxProps {
  label: string;
  checked: boolean;
  onChange: () => void;
}

/** Ticks one row of a list; as large as a thumb. */
export function TickBox({ label, checked, onChange }: TickBoxProps) {
  return (
    <Checkbox
      checked={checked}
      onChange={onChange}
      slotProps={{ input: { 'aria-label': label } }}
      sx={{ inlineSize: 44, blockSize: 44, marginInlineStart: -1.5 }}
    />
  );
}
