import { useId, useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { FormControlLabel, Switch } from '@mawad/shared-ui/kit/mui-forms.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { chime } from '../../alerts/chime.ts';
import { setOrderAlerts, useOrderAlerts } from '../../alerts/order-alerts.ts';
import { hasNotices } from '../../alerts/show-notice.ts';

/** Switches for this device's alerts for new orders while the portal is open. */
export function AlertChoices() {
  const { t } = useTranslation('seller-portal');
  const id = useId();
  const alerts = useOrderAlerts();
  const [refused, setRefused] = useState(false);
  const isGranted = hasNotices() && Notification.permission === 'granted';

  function setSound(sound: boolean) {
    setOrderAlerts({ sound });
    // Plays a sample; a sound after a user gesture also unlocks later sounds in the browser.
    if (sound) void chime().catch(() => undefined);
  }

  async function setNotices(notices: boolean) {
    const isAllowed = !notices || (await Notification.requestPermission()) === 'granted';
    setRefused(!isAllowed);
    setOrderAlerts({ notices: notices && isAllowed });
  }

  return (
    <Panel component="section" aria-labelledby={id} sx={{ padding: 2, marginBlockStart: 3 }}>
      <Typography id={id} variant="h2" sx={{ fontSize: 'var(--text-16)', marginBlockEnd: 0.5 }}>
        {t('alerts.title')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('alerts.text')}
      </Typography>
      <Box sx={{ display: 'grid', justifyItems: 'start', marginBlockStart: 1 }}>
        <FormControlLabel
          sx={{ minBlockSize: 44 }}
          label={t('alerts.sound')}
          control={<Switch checked={alerts.sound} onChange={(event) => setSound(event.target.checked)} />}
        />
        {hasNotices() && (
          <FormControlLabel
            sx={{ minBlockSize: 44 }}
            label={t('alerts.notices')}
            control={
              <Switch
                // The browser's permission may have been revoked after the choice.
                checked={alerts.notices && isGranted}
                onChange={(event) => void setNotices(event.target.checked)}
              />
            }
          />
        )}
      </Box>
      {refused && (
        <Alert severity="warning" sx={{ marginBlockStart: 1 }}>
          {t('alerts.refused')}
        </Alert>
      )}
    </Panel>
  );
}
