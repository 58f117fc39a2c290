import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import type { PortalColumn } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { undoableSubjects } from '@mawad/shared-ui/desk/bulk/use-left-out.tsx';
import { CompanyName } from '@mawad/shared-ui/kit/company-name.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { timeSort } from '@mawad/shared-ui/desk/list/time-sort.ts';
import { AuditChanges } from './audit-changes.tsx';
import type { AuditView } from './audit-entry.ts';
import { type BatchUndo, UndoBatchButton } from './undo-batch-button.tsx';
import { useAuditWords } from './use-audit-words.ts';

/**
 * Columns of the audit log: `all` shows each person's kind and company; `company` leaves them out. A bulk change opens
 * its rows, shows whether it was undone and offers the undo. Needs the messages `audit` and `product-bulk`.
 */
export function useAuditColumns(scope: 'all' | 'company', undo: BatchUndo): PortalColumn<AuditView>[] {
  const { t } = useTranslation(['audit', 'file-export']);
  const format = useFormat();
  const language = useLanguage();
  const words = useAuditWords();
  return [
    {
      id: 'time',
      header: t('time'),
      sort: timeSort,
      file: { kind: 'time', value: (entry) => entry.created_at },
      cell: (entry) => <time dateTime={entry.created_at}>{format.dateTime(entry.created_at)}</time>,
    },
    {
      id: 'person',
      header: t('person'),
      file: [
        { value: (entry) => entry.actor_name ?? t('erased') },
        { heading: t('file-export:headings.actingAs'), value: (entry) => t(`kinds.${entry.actor_kind}`) },
        {
          heading: t('file-export:headings.company'),
          value: (entry) => localized(entry, 'company_name', language),
        },
      ],
      cell: (entry) => (scope === 'all' ? <Person entry={entry} /> : <Colleague entry={entry} />),
    },
    {
      id: 'thing',
      header: t('thing'),
      file: [
        { value: (entry) => t(`actions.${entry.action}`, { thing: words.thing(entry.table_name) }) },
        {
          heading: t('file-export:headings.subject'),
          value: (entry) => (entry.names ? localized(entry.names, 'name', language) : words.label(entry)),
        },
        { heading: t('batchState'), value: (entry) => entry.state && words.state(entry.state) },
      ],
      cell: (entry) => <Thing entry={entry} undo={undo} />,
      lead: true,
    },
    {
      id: 'changes',
      header: t('changes'),
      file: [
        {
          value: (entry) =>
            entry.changes.map((change) => words.change(change, entry.action === 'UPDATE')).join('\n'),
        },
        { heading: t('file-export:headings.reason'), value: ({ reason }) => reason },
      ],
      cell: (entry) => <AuditChanges entry={entry} />,
      lead: true,
    },
  ];
}

function Colleague({ entry }: { entry: AuditView }) {
  const { t } = useTranslation('audit');
  if (entry.actor_kind === 'staff') return <>{t('marketplace')}</>;
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <bdi>{entry.actor_name ?? t('erased')}</bdi>
    </Box>
  );
}

function Person({ entry }: { entry: AuditView }) {
  const { t } = useTranslation('audit');
  return (
    <>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{entry.actor_name ?? t('erased')}</bdi>
      </Box>
      <Box sx={{ fontSize: 'var(--text-12)', color: 'text.secondary' }}>
        {t(`kinds.${entry.actor_kind}`)}
        {entry.company_name && (
          <>
            {' · '}
            <CompanyName of={entry} />
          </>
        )}
      </Box>
    </>
  );
}

function Thing({ entry, undo }: { entry: AuditView; undo: BatchUndo }) {
  const { t } = useTranslation('audit');
  const { thing, state } = useAuditWords();
  const subject = undoableSubjects.find((one) => one === entry.state?.subject);
  return (
    <>
      <Box sx={{ fontWeight: 600 }}>{t(`actions.${entry.action}`, { thing: thing(entry.table_name) })}</Box>
      {entry.state && <Box sx={{ color: 'text.secondary' }}>{state(entry.state)}</Box>}
      {entry.batch_id && <AppLink to={`?batch=${entry.batch_id}`}>{t('batchRows')}</AppLink>}
      {entry.batch_id && entry.state?.may_undo && subject && (
        <Box sx={{ marginBlockStart: 0.5 }}>
          <UndoBatchButton
            batch={entry.batch_id}
            of={subject}
            again={entry.state.status === 'undone'}
            undo={undo}
          />
        </Box>
      )}
    </>
  );
}
