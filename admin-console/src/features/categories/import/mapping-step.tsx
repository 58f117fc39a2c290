import { useState } from 'react';
import { useErrorMessage, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { MappedColumn } from '@mawad/shared-ui/desk/import/mapped-column.tsx';
import { MappingPanel } from '@mawad/shared-ui/desk/import/mapping-panel.tsx';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import type { InspectedFile } from '@mawad/shared-ui/spreadsheet/inspect-file.ts';
import {
  columnsUnder,
  findHeadingRow,
  matchHeadings,
  type MatchedColumn,
  withTarget,
} from '@mawad/shared-ui/spreadsheet/match-headings.ts';
import { candidates, type FieldName, fieldNames, headingOf, naming } from './fields.ts';
import type { FilePlan } from './read-category-file.ts';
import { NothingToImport } from './use-category-import.ts';

interface MappingStepProps {
  inspected: InspectedFile;
  /** True while the server checks the rows. */
  busy: boolean;
  /** Progress of fetching pictures; null if none are being fetched. */
  pictures: { done: number; total: number } | null;
  failure: unknown;
  onSheet: (sheet: string) => void;
  onOther: () => void;
  onPlan: (plan: FilePlan) => void;
}

/** Shows the detected field of each column for correction, and starts the check. */
export function MappingStep(props: MappingStepProps) {
  const { inspected, busy, pictures, failure, onSheet, onOther, onPlan } = props;
  const { t } = useTranslation(['admin-categories', 'import']);
  const format = useFormat();
  const language = useLanguage();
  const messageOf = useErrorMessage();
  const { head, info, file } = inspected;
  const [heading, setHeading] = useState(() => findHeadingRow(head, candidates) ?? 0);
  const [columns, setColumns] = useState(() => columnsOf(inspected, heading));
  const targets = columns.map(({ target }) => target);
  const isNamed = naming.some((field) => targets.includes(field));
  const choices = fieldNames.map((field) => ({ value: field, label: headingOf(field, language) }));

  function chooseHeading(place: number) {
    setHeading(place);
    setColumns(columnsOf(inspected, place));
  }
  return (
    <MappingPanel
      inspected={inspected}
      heading={heading}
      onSheet={onSheet}
      onHeading={chooseHeading}
      lead={t('import.mappingLead')}
      columns={columns.map((column) => (
        <MappedColumn
          key={column.place}
          column={column}
          choices={choices}
          onChoose={(target) => setColumns((before) => withTarget(before, column.place, target))}
        />
      ))}
      missing={
        <>
          {!isNamed && (
            <Alert severity="error" role="alert">
              {t('import.nameMissing')}
            </Alert>
          )}
          {pictures && (
            <Alert severity="info" role="status">
              {t('import:pictures.progress', {
                done: format.number(pictures.done),
                total: format.number(pictures.total),
              })}
            </Alert>
          )}
          {failure !== null && (
            <Alert severity="error" role="alert">
              {failure instanceof NothingToImport
                ? t('import.empty')
                : `${t('import.failed')} ${messageOf(failure)}`}
            </Alert>
          )}
        </>
      }
      isReady={isNamed}
      busy={busy}
      onCheck={() => onPlan({ file, sheet: info.sheet, headingRow: head[heading]?.number ?? 0, targets })}
      onOther={onOther}
    />
  );
}

function columnsOf({ head }: InspectedFile, heading: number): MatchedColumn<FieldName>[] {
  const row = head[heading];
  if (!row) return [];
  return columnsUnder(row, head.slice(heading + 1), (titles) => matchHeadings(titles, candidates));
}
