import { useState } from 'react';
import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { ConfirmDialog } from '@mawad/shared-ui/kit/form/confirm-dialog.tsx';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { useNavigate } from '@mawad/shared-ui/kit/router.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { leaveCompany } from '@mawad/supabase/companies/team-queries';
import { useTeamChange } from './use-team-change.ts';

/** Button to leave the company; the account remains a buyer. */
export function LeaveCompany() {
  const { t } = useTranslation('company');
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const company = localized(
    useStore((state) => state.session),
    'company_name',
    useLanguage(),
  );
  const setSession = useStore((state) => state.session.set);
  const leaving = useTeamChange({
    change: (db) => leaveCompany(db),
    done: () => t('team.left', { company }),
    onDone: () => {
      void navigate('/');
      setSession({
        role: 'buyer',
        is_approved: false,
        company_name: null,
        company_name_en: null,
        company_name_ar: null,
        company_id: null,
        seller_status: null,
      });
    },
  });
  return (
    <Box>
      <Button color="error" onClick={() => setAsking(true)}>
        {t('team.leave')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('team.leaveAsk', { company })}
        text={t('team.leaveText')}
        confirmLabel={t('team.leave')}
        busy={leaving.isPending}
        onConfirm={() => leaving.mutate(undefined, { onError: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      />
    </Box>
  );
}
