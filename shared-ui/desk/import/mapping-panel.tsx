import { type ReactNode, useId } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { FileNotices } from '@mawad/shared-ui/desk/import/file-notices.tsx';
import { SheetChoice } from '@mawad/shared-ui/desk/import/sheet-choice.tsx';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import type { InspectedFile } from '@mawad/shared-ui/spreadsheet/inspect-file.ts';

interface MappingPanelProps {
  inspected: InspectedFile;
  heading: number;
  onSheet: (sheet: string) => void;
  onHeading: (place: number) => void;
  /** Introduction above the columns. */
  lead: string;
  /** List items, one per column. */
  columns: ReactNode;
  /** Messages about columns that are still missing. */
  missing: ReactNode;
  isReady: boolean;
  busy?: boolean;
  onCheck: () => void;
  onOther: () => void;
}

/** Maps the columns of a file to fields. Needs the messages `import`. */
export function MappingPanel(props: MappingPanelProps) {
  const { inspected, heading, columns, missing, isReady, busy = false, onCheck, onOther } = props;
  const { t } = useTranslation('import');
  const format = useFormat();
  const titleId = useId();
  // Empty rows are not counted, so every row above the heading row has content too.
  const rows = Math.max(inspected.rows - heading - 1, 0);
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
          {props.lead}
        </Typography>
      </div>
      <SheetChoice
        inspected={inspected}
        heading={heading}
        onSheet={props.onSheet}
        onHeading={props.onHeading}
      />
      <FileNotices inspected={inspected} />
      <Box component="ul" aria-label={t('mapping.columns')} sx={listStyle}>
        {columns}
      </Box>
      {missing}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="contained" disabled={!isReady || rows === 0} loading={busy} onClick={onCheck}>
          {t('mapping.check', { count: rows, number: format.number(rows) })}
        </Button>
        <Button disabled={busy} onClick={onOther}>
          {t('mapping.other')}
        </Button>
      </Box>
    </Panel>
  );
}

const listStyle = {
  display: 'grid',
  gridTemplateColumns: { md: 'repeat(2, 1fr)', lg: 'repeat(3, 1fr)' },
  gap: 1.5,
  listStyle: 'none',
  margin: 0,
  padding: 0,
} as const;
