import { useState } from 'react';
import { type Language, localized, type TFunction, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { MappedColumn } from '@mawad/shared-ui/desk/import/mapped-column.tsx';
import { MappingPanel } from '@mawad/shared-ui/desk/import/mapping-panel.tsx';
import { Skeleton } from '@mawad/shared-ui/kit/mui.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import type { InspectedFile } from '@mawad/shared-ui/spreadsheet/inspect-file.ts';
import { type MatchedColumn, withTarget } from '@mawad/shared-ui/spreadsheet/match-headings.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { mintUuid } from '@mawad/shared-ui/kit/uuid.ts';
import type { ImportMode } from '@mawad/supabase/imports/queries';
import { type ColumnTarget, type FieldName, fieldNames, unread } from '../../product-file/fields.ts';
import { attributesQuery, type NamedAttribute, uniqueByKey } from '../../product-file/attributes-query.ts';
import { findHeadingRow, matchColumns, rememberMapping } from '../../product-file/match-fields.ts';
import { MappingWants } from './mapping-wants.tsx';
import { rememberedMappings } from './remembered-mappings.ts';
import type { FilePlan } from './stage-file.ts';
import { headingOf } from '../../product-file/heading-of.ts';
import { volumesExample } from '../../product-file/volumes-text.ts';

interface MappingStepProps {
  inspected: InspectedFile;
  mode: ImportMode;
  onSheet: (sheet: string) => void;
  onOther: () => void;
  onPlan: (plan: FilePlan) => void;
}

/** Loads the attributes before the columns are mapped; continues without them if they cannot be loaded. */
export function MappingStep(props: MappingStepProps) {
  const { data, isPending } = useQuery(attributesQuery(useServices()));
  return isPending ? <Skeleton height={240} /> : <Mapping {...props} attributes={uniqueByKey(data ?? [])} />;
}

type MappingProps = MappingStepProps & { attributes: readonly NamedAttribute[] };

/** Choice of a field for each column, suggested by its heading and by the last file with the same headings. */
function Mapping({ inspected, mode, attributes, onSheet, onOther, onPlan }: MappingProps) {
  const { t } = useTranslation('import');
  const language = useLanguage();
  const remembered = rememberedMappings(useStore((state) => state.session.company_id));
  const { head, info, file } = inspected;
  const [heading, setHeading] = useState(() => findHeadingRow(head, attributes) ?? 0);
  const [columns, setColumns] = useState(() =>
    columnsOf(inspected, heading, { attributes, remembered: remembered.read() }),
  );
  const targets = columns.map(({ target }) => target);

  function chooseHeading(place: number) {
    setHeading(place);
    setColumns(columnsOf(inspected, place, { attributes, remembered: remembered.read() }));
  }
  function choose(place: number, target: ColumnTarget | null) {
    setColumns((before) => withTarget(before, place, target));
  }
  function start() {
    const titles = columns.map((column) => column.heading);
    remembered.write(rememberMapping(remembered.read(), titles, targets));
    const headingRow = head[heading]?.number ?? 0;
    onPlan({ id: mintUuid(), file, sheet: info.sheet, mode, headingRow, targets, titles });
  }

  return (
    <MappingPanel
      inspected={inspected}
      heading={heading}
      onSheet={onSheet}
      onHeading={chooseHeading}
      lead={t('mapping.lead')}
      columns={columns.map((column) => (
        <MappedColumn
          key={column.place}
          column={column}
          choices={choicesFor(column.target, language, attributes)}
          hint={hintOf(column.target, t)}
          onChoose={(target) => choose(column.place, target)}
        />
      ))}
      missing={<MappingWants targets={targets} mode={mode} />}
      isReady={targets.includes('sku')}
      onCheck={start}
      onOther={onOther}
    />
  );
}

function columnsOf(
  { head }: InspectedFile,
  heading: number,
  known: { attributes: readonly NamedAttribute[]; remembered: unknown },
): MatchedColumn<ColumnTarget>[] {
  const row = head[heading];
  return row ? matchColumns(row, head.slice(heading + 1), known) : [];
}

function hintOf(target: ColumnTarget | null, t: TFunction<'import'>): string | undefined {
  if (target?.startsWith('attribute:')) return t('mapping.attribute');
  if (target === 'volume_discounts') return t('mapping.volume', { example: volumesExample });
  return unread.has(target as FieldName) ? t('mapping.unread') : undefined;
}

function choicesFor(
  target: ColumnTarget | null,
  language: Language,
  attributes: readonly NamedAttribute[],
): { value: ColumnTarget; label: string }[] {
  const fields = fieldNames.filter((field) => !unread.has(field) || field === target);
  return [
    ...fields.map((field) => ({ value: field, label: headingOf(field, language) })),
    ...attributes.map((attribute) => {
      const label = localized(attribute, 'label', language);
      const unit = attribute[`unit_${language}`];
      return { value: `attribute:${attribute.key}` as const, label: unit ? `${label} (${unit})` : label };
    }),
  ];
}
