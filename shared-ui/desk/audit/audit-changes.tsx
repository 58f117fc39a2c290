import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import type { AuditChange, AuditView } from './audit-entry.ts';
import { useAuditWords } from './use-audit-words.ts';

/** Subject, changed fields and reason of an audit entry. Needs the messages `audit`. */
export function AuditChanges({ entry }: { entry: AuditView }) {
  const { t } = useTranslation('audit');
  const auditWords = useAuditWords();
  const language = useLanguage();
  const name = entry.names ? localized(entry.names, 'name', language) : auditWords.label(entry);
  return (
    <Box sx={{ display: 'grid', gap: 0.5, overflowWrap: 'anywhere' }}>
      {name && <bdi>{name}</bdi>}
      {entry.changes.length > 0 && (
        <Box component="dl" sx={listStyle}>
          {entry.changes.map((change) => (
            <div key={change.field}>
              <dt>{auditWords.field(change.field) ?? <Ltr>{change.field}</Ltr>}</dt>
              <dd>
                <Values change={change} isUpdate={entry.action === 'UPDATE'} />
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

function Values({ change: { field, before, after }, isUpdate }: { change: AuditChange; isUpdate: boolean }) {
  const { t } = useTranslation('audit');
  const { value } = useAuditWords();
  if (!isUpdate) return <span dir="auto">{value(field, after ?? before)}</span>;
  // Files, lists and ids differ, but read the same.
  if (value(field, before) === value(field, after)) return <>{t('values.changed')}</>;
  return (
    <>
      <del dir="auto">{value(field, before)}</del> <ins dir="auto">{value(field, after)}</ins>
    </>
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
