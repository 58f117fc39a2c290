import { useTranslation } from '@mawad/shared-i18n';
import { Ltr } from '@mawad/shared-ui/components/ltr';
import { Box } from '@mawad/shared-ui/mui';
import type { AuditEntry } from '@mawad/supabase/queries/audit-log';

/** What an entry changed, field by field, with the reason that was given. */
export function AuditChanges({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation('admin-audit');
  return (
    <Box sx={{ display: 'grid', gap: 0.5, overflowWrap: 'anywhere' }}>
      {entry.label && <bdi>{entry.label}</bdi>}
      {entry.changes.length > 0 && (
        <Box component="dl" sx={listStyle}>
          {entry.changes.map(({ field, before, after }) => (
            <div key={field}>
              <dt>
                <Ltr>{field}</Ltr>
              </dt>
              <dd>
                <del dir="auto">{before ?? t('nothing')}</del> <ins dir="auto">{after ?? t('nothing')}</ins>
              </dd>
            </div>
          ))}
        </Box>
      )}
      {entry.reason && (
        <div>
          {t('reason')} <q dir="auto">{entry.reason}</q>
        </div>
      )}
    </Box>
  );
}

const listStyle = {
  display: 'grid',
  gap: 0.5,
  margin: 0,
  '& dt': { fontSize: 'var(--text-12)', color: 'text.secondary' },
  '& dd': { margin: 0 },
  '& del': { color: 'text.secondary' },
  '& ins': { textDecoration: 'none', fontWeight: 600 },
} as const;
