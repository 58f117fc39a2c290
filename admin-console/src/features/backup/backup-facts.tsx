import { useId } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';

const facts = {
  hosted: ['daily', 'recovery', 'files', 'restore'],
  local: ['none', 'copy'],
} as const;

// Bidi isolates keep the leading dot in front of the name in Arabic text.
const folder = '\u2066.data\u2069';

/** Backups and restoring on a hosted project and on the embedded stack. */
export function BackupFacts() {
  const { t } = useTranslation('admin-backup');
  const id = useId();
  return (
    <Panel component="section" aria-labelledby={id} sx={{ padding: { xs: 2, sm: 3 } }}>
      <Typography id={id} variant="h3" component="h2">
        {t('backups.title')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          marginBlockStart: 2,
        }}
      >
        <Facts
          title={t('backups.hosted.title')}
          items={facts.hosted.map((fact) => t(`backups.hosted.${fact}`))}
        />
        <Facts
          title={t('backups.local.title')}
          items={facts.local.map((fact) => t(`backups.local.${fact}`, { folder }))}
        />
      </Box>
    </Panel>
  );
}

function Facts({ title, items }: { title: string; items: string[] }) {
  return (
    <Box>
      <Typography variant="h4" component="h3" sx={{ fontSize: 'var(--text-16)', fontWeight: 600 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ margin: 0, marginBlockStart: 1, paddingInlineStart: 2.5 }}>
        {items.map((item) => (
          <Box component="li" key={item} sx={{ marginBlockEnd: 0.75 }}>
            {item}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
