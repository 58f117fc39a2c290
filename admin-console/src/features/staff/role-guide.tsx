import { useId } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { Panel } from '@mawad/shared-ui/components/panel';
import { Box, Typography } from '@mawad/shared-ui/mui';
import { staffRoles } from '@mawad/supabase/queries/staff';

/** What each role of the staff may do. */
export function RoleGuide() {
  const { t } = useTranslation(['admin-staff', 'admin-console']);
  const id = useId();
  return (
    <Panel component="section" aria-labelledby={id} sx={{ padding: 2 }}>
      <Typography variant="h2" id={id} sx={{ fontSize: 'var(--text-16)', marginBlockEnd: 1 }}>
        {t('guide')}
      </Typography>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: 'max-content 1fr' },
          columnGap: 3,
          rowGap: { xs: 0, sm: 1 },
          margin: 0,
          fontSize: 'var(--text-14)',
          '& dt': { fontWeight: 600 },
          '& dd': { margin: 0, marginBlockEnd: { xs: 1, sm: 0 }, color: 'text.secondary' },
        }}
      >
        {staffRoles.flatMap((role) => [
          <dt key={role}>{t(`admin-console:staffRoles.${role}`)}</dt>,
          <dd key={`${role} does`}>{t(`does.${role}`)}</dd>,
        ])}
      </Box>
    </Panel>
  );
}
