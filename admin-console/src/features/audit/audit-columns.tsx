import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Ltr } from '@mawad/shared-ui/components/ltr';
import type { PortalColumn } from '@mawad/shared-ui/components/portal/portal-table';
import { Box } from '@mawad/shared-ui/mui';
import { type AuditEntry, auditedTables } from '@mawad/supabase/queries/audit-log';
import { AuditChanges } from './audit-changes.tsx';

/** How an entry of the log stands in the list. */
export function useAuditColumns(): PortalColumn<AuditEntry>[] {
  const { t } = useTranslation('admin-audit');
  const format = useFormat();
  return [
    {
      id: 'time',
      header: t('time'),
      cell: (entry) => <time dateTime={entry.created_at}>{format.dateTime(entry.created_at)}</time>,
    },
    { id: 'person', header: t('person'), cell: (entry) => <Person entry={entry} /> },
    { id: 'thing', header: t('thing'), cell: (entry) => <Thing entry={entry} />, lead: true },
    { id: 'changes', header: t('changes'), cell: (entry) => <AuditChanges entry={entry} />, lead: true },
  ];
}

function Person({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation('admin-audit');
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
            <bdi>{entry.company_name}</bdi>
          </>
        )}
      </Box>
    </>
  );
}

function Thing({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation('admin-audit');
  const table = auditedTables.find((name) => name === entry.table_name);
  return (
    <>
      <Box sx={{ fontWeight: 600 }}>
        {t(`actions.${entry.action}`, { thing: table ? t(`things.${table}`) : entry.table_name })}
      </Box>
      <Box sx={{ fontSize: 'var(--text-12)', color: 'text.secondary', overflowWrap: 'anywhere' }}>
        <Ltr>{entry.row_id}</Ltr>
      </Box>
    </>
  );
}
