import { useState } from 'react';
import { useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { FilePicking } from '@mawad/shared-ui/desk/import/file-picking.tsx';
import { MappedColumn } from '@mawad/shared-ui/desk/import/mapped-column.tsx';
import { MappingPanel } from '@mawad/shared-ui/desk/import/mapping-panel.tsx';
import { PortalSelect } from '@mawad/shared-ui/desk/list/portal-select.tsx';
import { Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { useNavigate } from '@mawad/shared-ui/kit/router.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useMutation, useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import type { InspectedFile } from '@mawad/shared-ui/spreadsheet/inspect-file.ts';
import {
  columnsUnder,
  findHeadingRow,
  foldHeading,
  matchHeadings,
  withTarget,
} from '@mawad/shared-ui/spreadsheet/match-headings.ts';
import { useInspectedFile } from '@mawad/shared-ui/spreadsheet/use-inspected-file.ts';
import { backendOf } from '@mawad/supabase/client';
import { type Courier, startRemittance } from '@mawad/supabase/couriers/queries';
import { everyQuery } from '@mawad/supabase/query-keys';
import { couriersQuery } from './courier-queries.ts';
import { candidates, fieldNames, naming, paying, targetsUnder } from './fields.ts';
import { type FilePlan, fileLimits, hashOf, readRemittanceFile } from './read-remittance-file.ts';

/** Chooses a courier and its file, maps the columns and starts the matching. */
export function NewRemittance() {
  const { t } = useTranslation('couriers');
  const { data: couriers = [] } = useQuery(couriersQuery(useServices()));
  const [chosen, setChosen] = useState('');
  const reading = useInspectedFile(fileLimits);
  const courier = couriers.find(({ id }) => String(id) === chosen);
  const { inspected } = reading;
  if (courier && inspected)
    return (
      <Mapping
        key={inspected.info.sheet}
        courier={courier}
        inspected={inspected}
        onSheet={(sheet) => void reading.read(inspected.file, sheet)}
        onOther={reading.clear}
      />
    );
  return (
    <Panel
      component="section"
      aria-label={t('file.title')}
      sx={{ display: 'grid', gap: 2, justifyItems: 'start', padding: { xs: 2, md: 3 } }}
    >
      <Typography variant="h2" sx={{ fontSize: 'var(--text-20)' }}>
        {t('file.title')}
      </Typography>
      <PortalSelect
        label={t('courier')}
        value={chosen}
        options={[
          { value: '', label: t('file.choose') },
          ...couriers.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChoose={setChosen}
      />
      {courier && <FilePicking reading={reading} mostRows={fileLimits.rows} />}
    </Panel>
  );
}

interface MappingProps {
  courier: Courier;
  inspected: InspectedFile;
  onSheet: (sheet: string) => void;
  onOther: () => void;
}

function Mapping({ courier, inspected, onSheet, onOther }: MappingProps) {
  const { t } = useTranslation('couriers');
  const messageOf = useErrorMessage();
  const { head, info, file } = inspected;
  const [heading, setHeading] = useState(() => findHeadingRow(head, candidates) ?? 0);
  const [columns, setColumns] = useState(() => columnsOf(courier, inspected, heading));
  const targets = columns.map(({ target }) => target);
  const start = useStart(courier, columns);
  const isNamed = naming.some((field) => targets.includes(field));
  const isPaid = paying.some((field) => targets.includes(field));
  return (
    <MappingPanel
      inspected={inspected}
      heading={heading}
      onSheet={onSheet}
      onHeading={(place) => {
        setHeading(place);
        setColumns(columnsOf(courier, inspected, place));
      }}
      lead={t('file.mappingLead', { name: courier.name })}
      columns={columns.map((column) => (
        <MappedColumn
          key={column.place}
          column={column}
          choices={fieldNames.map((value) => ({ value, label: t(`fields.${value}`) }))}
          onChoose={(target) => setColumns((before) => withTarget(before, column.place, target))}
        />
      ))}
      missing={
        <>
          {!isNamed && (
            <Alert severity="error" role="alert">
              {t('file.nameMissing')}
            </Alert>
          )}
          {!isPaid && (
            <Alert severity="error" role="alert">
              {t('file.amountMissing')}
            </Alert>
          )}
          {start.error && (
            <Alert severity="error" role="alert">
              {t('file.failed')} {messageOf(start.error)}
            </Alert>
          )}
        </>
      }
      isReady={isNamed && isPaid}
      busy={start.isPending}
      onCheck={() =>
        start.mutate({ file, sheet: info.sheet, headingRow: head[heading]?.number ?? 0, targets })
      }
      onOther={onOther}
    />
  );
}

/** Sends the rows of a file and opens its remittance. */
function useStart(courier: Courier, columns: ReturnType<typeof columnsOf>) {
  const { t } = useTranslation('couriers');
  const services = useServices();
  const navigate = useNavigate();
  const showToast = useStore((state) => state.toast.show);
  return useMutation({
    mutationFn: async (plan: FilePlan) =>
      startRemittance(backendOf(services).data, {
        courier_id: courier.id,
        file_name: plan.file.name.slice(-255),
        file_hash: await hashOf(plan.file),
        rows: await readRemittanceFile(plan),
        column_map: Object.fromEntries(
          columns.flatMap(({ heading, target }) =>
            target && heading !== '' ? [[foldHeading(heading), target]] : [],
          ),
        ),
      }),
    onSuccess: async ({ id, is_known: isKnown }) => {
      if (isKnown) showToast({ title: t('file.known'), description: t('file.knownText') });
      await services.queryClient.invalidateQueries({ queryKey: everyQuery('couriers') });
      await navigate(`/admin/couriers/remittances/${id}`);
    },
  });
}

function columnsOf(courier: Courier, { head }: InspectedFile, heading: number) {
  const row = head[heading];
  if (!row) return [];
  return columnsUnder(row, head.slice(heading + 1), (titles) =>
    targetsUnder(titles, courier.column_map, matchHeadings(titles, candidates)),
  );
}
