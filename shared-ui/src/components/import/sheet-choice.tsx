import { useTranslation } from '@mawad/shared-i18n';
import { Box } from '@mawad/shared-ui/mui';
import { TextField } from '@mawad/shared-ui/mui-forms';
import { cellText, type SheetRow } from '../../spreadsheet/cells.ts';
import type { InspectedFile } from '../../spreadsheet/inspect-file.ts';

/** Rows among which the headings may be. */
const offeredRows = 20;

interface SheetChoiceProps {
  inspected: InspectedFile;
  /** Place of the row of headings among the first rows. */
  heading: number;
  onSheet: (sheet: string) => void;
  onHeading: (place: number) => void;
}

/** Which sheet is read, where there are several, and which of its rows holds the headings. */
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
            {t('mapping.rowChoice', { number: row.number, text: beginningOf(row) })}
          </option>
        ))}
      </TextField>
    </Box>
  );
}

/** The first cells of a row that say something. */
function beginningOf({ cells }: SheetRow): string {
  const texts = Array.from(cells, cellText).filter((text) => text !== '');
  return texts.slice(0, 4).join(' | ').slice(0, 80);
}
