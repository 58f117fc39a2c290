import { useTranslation } from '@mawad/shared-i18n';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { TextField } from '@mawad/shared-ui/kit/mui-forms.ts';
import { cellText, type SheetRow } from '@mawad/shared-ui/spreadsheet/cells.ts';
import type { InspectedFile } from '@mawad/shared-ui/spreadsheet/inspect-file.ts';

/** Number of rows offered as the heading row. */
const offeredRows = 20;

interface SheetChoiceProps {
  inspected: InspectedFile;
  /** Index of the heading row among the first rows. */
  heading: number;
  onSheet: (sheet: string) => void;
  onHeading: (place: number) => void;
}

/** Chooses the sheet, if there are several, and the heading row. */
export function SheetChoice({ inspected: { info, head }, heading, onSheet, onHeading }: SheetChoiceProps) {
  const { t } = useTranslation('import');
  const visible = info.sheets.filter(({ hidden }) => !hidden);
  const slotProps = { select: { native: true }, inputLabel: { shrink: true } };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { md: 'repeat(2, 1fr)' }, gap: 2 }}>
      {visible.length > 1 && (
        <TextField
          select
          size="small"
          label={t('mapping.sheet')}
          value={info.sheet}
          onChange={(event) => onSheet(event.target.value)}
          slotProps={slotProps}
        >
          {visible.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </TextField>
      )}
      <TextField
        select
        size="small"
        label={t('mapping.headingRow')}
        value={heading}
        onChange={(event) => onHeading(Number(event.target.value))}
        slotProps={slotProps}
      >
        {head.slice(0, offeredRows).map((row, place) => (
          <option key={row.number} value={place}>
            {t('mapping.rowChoice', { number: row.number, text: leadingText(row) })}
          </option>
        ))}
      </TextField>
    </Box>
  );
}

/** Text of the first non-empty cells of a row. */
function leadingText({ cells }: SheetRow): string {
  const texts = Array.from(cells, cellText).filter((text) => text !== '');
  return texts.slice(0, 4).join(' | ').slice(0, 80);
}
