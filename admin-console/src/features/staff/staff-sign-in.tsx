import { useId } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { FormControlLabel, Switch } from '@mawad/shared-ui/kit/mui-forms.ts';
import { requireStaffTwoFactor } from '@mawad/supabase/people/staff-queries';
import { useAction } from '@mawad/shared-ui/platform/use-action.ts';
import { backendOf } from '@mawad/supabase/client';

/** Setting that requires two-factor sign-in of all staff. */
export function StaffSignIn({ required }: { required: boolean }) {
  const { t } = useTranslation('admin-staff');
  const id = useId();
  const change = useAction({
    act: (services, wanted: boolean) => requireStaffTwoFactor(backendOf(services).data, wanted),
    reads: ['staff', 'audit-log'],
    done: (wanted) => t(wanted ? 'twoFactor.isRequired' : 'twoFactor.isFree'),
    failed: t('twoFactor.failed'),
  });
  return (
    <Panel component="section" aria-labelledby={id} sx={{ padding: 2, display: 'grid', gap: 1 }}>
      <Typography variant="h2" id={id} sx={{ fontSize: 'var(--text-16)' }}>
        {t('twoFactor.title')}
      </Typography>
      <Box>
        <FormControlLabel
          control={
            <Switch
              checked={change.isPending ? change.variables : required}
              disabled={change.isPending}
              onChange={(_event, wanted) => change.mutate(wanted)}
            />
          }
          label={t('twoFactor.require')}
        />
      </Box>
      <Typography variant="body2" color="textSecondary">
        {t('twoFactor.text')}
      </Typography>
    </Panel>
  );
}
