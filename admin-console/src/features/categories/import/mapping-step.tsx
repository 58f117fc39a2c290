import { useId, useState } from 'react';
import { useErrorMessage, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { FileNotices } from '@mawad/shared-ui/components/import/file-notices';
import { MappedColumn } from '@mawad/shared-ui/components/import/mapped-column';
import { SheetChoice } from '@mawad/shared-ui/components/import/sheet-choice';
import { Panel } from '@mawad/shared-ui/components/panel';
import { Box, Button, Typography } from '@mawad/shared-ui/mui';
import { Alert } from '@mawad/shared-ui/mui-overlays';
import type { InspectedFile } from '@mawad/shared-ui/spreadsheet/inspect-file';
import {
  columnsUnder,
  findHeadingRow,
  matchHeadings,
  type MatchedColumn,
  withTarget,
} from '@mawad/shared-ui/spreadsheet/match-headings';
import { candidates, type FieldName, fieldNames, headingOf, naming } from './fields.ts';
import type { FilePlan } from './read-category-file.ts';
import { NothingToImport } from './use-category-import.ts';

interface MappingStepProps {
  inspected: InspectedFile;
  /** The server tries the rows. */
  busy: boolean;
  failure: unknown;
  onSheet: (sheet: string) => void;
  onOther: () => void;
  onPlan: (plan: FilePlan) => void;
}

/** Shows what each column is read as, to be corrected, and lets the rows be tried. */
export function MappingStep({ inspected, busy, failure, onSheet, onOther, onPlan }: MappingStepProps) {
  const { t } = useTranslation(['import', 'admin-categories']);
  const format = useFormat();
  const language = useLanguage();
  const messageOf = useErrorMessage();
  const titleId = useId();
  const { head, info, file } = inspected;
  const [heading, setHeading] = useState(() => findHeadingRow(head, candidates) ?? 0);
  const [columns, setColumns] = useState(() => columnsOf(inspected, heading));
  const targets = columns.map(({ target }) => target);
  const rows = Math.max(inspected.rows - heading - 1, 0);
  const isNamed = naming.some((field) => targets.includes(field));
  const choices = fieldNames.map((field) => ({ value: field, label: headingOf(field, language) }));

  function chooseHeading(place: number) {
    setHeading(place);
    setColumns(columnsOf(inspected, place));
  }
  return (
    <Panel
      component="section"
      aria-labelledby={titleId}
      sx={{ display: 'grid', gap: 2, padding: { xs: 2, md: 3 } }}
    >
      <div>
        <Typography id={titleId} variant="h2" sx={{ fontSize: 'var(--text-20)' }}>
          {t('mapping.title')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t('admin-categories:import.mappingLead')}
        </Typography>
      </div>
      <SheetChoice inspected={inspected} heading={heading} onSheet={onSheet} onHeading={chooseHeading} />
      <FileNotices inspected={inspected} />
      <Box component="ul" aria-label={t('mapping.columns')} sx={listStyle}>
        {columns.map((column) => (
          <MappedColumn
            key={column.place}
            column={column}
            choices={choices}
            onChoose={(target) => setColumns((before) => withTarget(before, column.place, target))}
          />
        ))}
      </Box>
      {!isNamed && (
        <Alert severity="error" role="alert">
          {t('admin-categories:import.nameMissing')}
        </Alert>
      )}
      {failure !== null && (
        <Alert severity="error" role="alert">
          {failure instanceof NothingToImport
            ? t('admin-categories:import.empty')
            : `${t('admin-categories:import.failed')} ${messageOf(failure)}`}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button
          variant="contained"
          disabled={!isNamed || rows === 0}
          loading={busy}
          onClick={() => onPlan({ file, sheet: info.sheet, headingRow: head[heading]?.number ?? 0, targets })}
        >
          {t('mapping.check', { count: rows, number: format.number(rows) })}
        </Button>
        <Button disabled={busy} onClick={onOther}>
          {t('mapping.other')}
        </Button>
      </Box>
    </Panel>
  );
}

function columnsOf({ head }: InspectedFile, heading: number): MatchedColumn<FieldName>[] {
  const row = head[heading];
  if (!row) return [];
  return columnsUnder(row, head.slice(heading + 1), (titles) => matchHeadings(titles, candidates));
}

const listStyle = {
  display: 'grid',
  gridTemplateColumns: { md: 'repeat(2, 1fr)', lg: 'repeat(3, 1fr)' },
  gap: 1.5,
  listStyle: 'none',
  margin: 0,
  padding: 0,
} as const;
