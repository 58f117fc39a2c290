import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { RowChanges } from '@mawad/shared-ui/desk/import/row-changes.tsx';
import { RowReasons } from '@mawad/shared-ui/kit/row-reasons.tsx';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import type { PortalColumn } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import { LocalizedText } from '@mawad/shared-ui/kit/localized-text.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { returnsText } from '@mawad/shared-ui/kit/returns-words.ts';
import type {
  CategoryOutcome,
  CategoryPlace,
  CategoryRowResult,
} from '@mawad/supabase/catalogue/category-import-queries';
import { describeProblem } from './describe-problem.ts';
import { type FieldName, fieldNames, headingOf } from './fields.ts';

export function useReviewColumns(outcome: CategoryOutcome): PortalColumn<CategoryRowResult>[] {
  const { t } = useTranslation(['import', 'admin-categories']);
  const language = useLanguage();
  const columns: PortalColumn<CategoryRowResult>[] = [
    { id: 'row', header: t('rows.row'), cell: ({ row }) => <Ltr>{row}</Ltr> },
    {
      id: 'category',
      header: t('admin-categories:import.category'),
      cell: (row) => <Name row={row} />,
      lead: true,
    },
  ];
  if (outcome === 'refused')
    columns.push({
      id: 'reasons',
      header: t('rows.reasons'),
      cell: ({ problems }) => (
        <RowReasons reasons={problems.map((problem) => describeProblem(problem, language, t))} />
      ),
      lead: true,
    });
  if (outcome === 'create' || outcome === 'change')
    columns.push({
      id: 'changes',
      header: t(outcome === 'create' ? 'rows.newValues' : 'rows.values'),
      cell: (row) => <Changes row={row} />,
      lead: true,
    });
  return columns;
}

function Name({ row }: { row: CategoryRowResult }) {
  const language = useLanguage();
  const names = { name_en: row.name_en ?? '', name_ar: row.name_ar ?? '' };
  const [one, other] = language === 'en' ? [names.name_en, names.name_ar] : [names.name_ar, names.name_en];
  return (
    <Box sx={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>
      <Box sx={{ fontWeight: 500 }}>
        <LocalizedText>{localized(names, 'name', language)}</LocalizedText>
      </Box>
      {one !== '' && (
        <Box sx={{ fontSize: 'var(--text-12)', color: 'text.secondary' }}>
          <bdi>{other}</bdi>
        </Box>
      )}
    </Box>
  );
}

function Changes({ row: { before, after } }: { row: CategoryRowResult }) {
  const language = useLanguage();
  const shown = useShownValue();
  const isSaid = (field: FieldName) => before === null && (field === 'name_en' || field === 'name_ar');
  const fields = fieldNames.filter((field) => after && field in after && !isSaid(field));
  return (
    <RowChanges
      changes={fields.map((field) => ({
        name: field,
        label: headingOf(field, language),
        before: before && field in before ? shown(field, before[field]) : undefined,
        after: shown(field, after?.[field]),
      }))}
    />
  );
}

/** Formats a value for display. */
function useShownValue(): (field: FieldName, value: unknown) => string {
  const { t } = useTranslation(['import', 'admin-categories']);
  const language = useLanguage();
  return (field, value) => {
    if (field === 'returns' && value === null) return t('admin-categories:form.returnsAbove');
    if (field === 'parent')
      return value === null ? t('admin-categories:firstLevel') : (value as CategoryPlace)[language];
    // Storage paths are internal, so a label is shown instead.
    if (field === 'image' && value) return t('admin-categories:import.picture');
    if (field === 'returns' && value) return returnsText(String(value), language);
    if (typeof value === 'boolean') return t(value ? 'rows.yes' : 'rows.no');
    if (Array.isArray(value))
      return value.length > 0 ? value.join(language === 'ar' ? '، ' : ', ') : t('rows.nothing');
    return value === null || value === undefined || value === '' ? t('rows.nothing') : String(value);
  };
}
