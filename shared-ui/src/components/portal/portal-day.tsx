import { TextField } from '@mawad/shared-ui/mui-forms';

interface PortalDayProps {
  label: string;
  /** `YYYY-MM-DD`, '' for none. */
  value: string;
  onChoose: (day: string) => void;
}

/** A day as a filter's bound. */
export function PortalDay({ label, value, onChoose }: PortalDayProps) {
  return (
    <TextField
      type="date"
      size="small"
      label={label}
      value={value}
      onChange={(event) => onChoose(event.target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ flex: { xs: '1 1 130px', md: '0 0 auto' }, inlineSize: { md: 'auto' }, minInlineSize: 130 }}
    />
  );
}
