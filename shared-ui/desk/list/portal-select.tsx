import { TextField } from '@mawad/shared-ui/kit/mui-forms.ts';

interface PortalSelectProps {
  label: string;
  value: string;
  /** The first option has the value '' and does not filter. */
  options: { value: string; label: string }[];
  onChoose: (value: string) => void;
}

/**
 * Options of a list that is still loading, or of a long one. Both take the same width, so that the filters do not move when the
 * options arrive.
 */
const takesFixedWidth = (count: number) => count === 1 || count > 12;

/** A filter with many values. */
export function PortalSelect({ label, value, options, onChoose }: PortalSelectProps) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={(event) => onChoose(event.target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{
        flex: { xs: '1 1 140px', md: '0 0 auto' },
        inlineSize: { md: takesFixedWidth(options.length) ? 184 : 'auto' },
        minInlineSize: 140,
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </TextField>
  );
}
