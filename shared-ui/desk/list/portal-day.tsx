import { useState } from 'react';
import { TextField } from '@mawad/shared-ui/kit/mui-forms.ts';
import { isUsableTime } from '@mawad/shared-ui/kit/baghdad-time.ts';

interface PortalDayProps {
  label: string;
  /** `YYYY-MM-DD`, or '' for no bound. */
  value: string;
  onChoose: (day: string) => void;
}

/** A date as the bound of a filter. A partly typed year, such as 0020, does not filter. */
export function PortalDay({ label, value, onChoose }: PortalDayProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const choose = (day: string) => {
    const isUsable = day === '' || isUsableTime(day);
    setTyped(isUsable ? null : day);
    if (isUsable) onChoose(day);
  };
  return (
    <TextField
      type="date"
      size="small"
      label={label}
      value={typed ?? value}
      onChange={(event) => choose(event.target.value)}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: '2000-01-01', max: '2099-12-31' } }}
      sx={{ flex: { xs: '1 1 130px', md: '0 0 auto' }, inlineSize: { md: 'auto' }, minInlineSize: 130 }}
    />
  );
}
