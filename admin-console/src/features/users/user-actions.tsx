import { useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Button } from '@mawad/shared-ui/kit/mui.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { resendConfirmation } from '@mawad/supabase/auth';
import type { UserDetail } from '@mawad/supabase/people/users-queries';
import { useStaffMay } from '../../staff-rights.ts';
import { useAction } from '@mawad/shared-ui/platform/use-action.ts';
import { backendOf } from '@mawad/supabase/client';
import { ExportPerson } from './export-person.tsx';
import { UserDecision, type UserQuestion } from './user-decision.tsx';

/** Actions that the reader may take on an account; never on their own. */
export function UserActions({ user }: { user: UserDetail }) {
  const { t } = useTranslation('admin-user');
  const me = useStore((state) => state.session.user?.id);
  const mayDecide = useStaffMay()('change_users') && me !== user.id;
  const [isExporting, setExporting] = useState(false);
  const [question, setQuestion] = useState<UserQuestion | null>(null);
  return (
    <>
      {!user.email_verified && !user.suspended_at && <Resend email={user.email} />}
      {mayDecide && (
        <>
          {user.two_factor && (
            <Button variant="text" onClick={() => setQuestion('twoFactor')}>
              {t('decide.twoFactor.open')}
            </Button>
          )}
          <Button variant="text" onClick={() => setExporting(true)}>
            {t('export.open')}
          </Button>
          <Button variant="text" color="error" onClick={() => setQuestion('erase')}>
            {t('decide.erase.open')}
          </Button>
          {user.suspended_at ? (
            <Button variant="contained" onClick={() => setQuestion('restore')}>
              {t('decide.restore.open')}
            </Button>
          ) : (
            <Button variant="outlined" color="error" onClick={() => setQuestion('suspend')}>
              {t('decide.suspend.open')}
            </Button>
          )}
        </>
      )}
      {isExporting && <ExportPerson user={user} onClose={() => setExporting(false)} />}
      {question && <UserDecision user={user} question={question} onClose={() => setQuestion(null)} />}
    </>
  );
}

function Resend({ email }: { email: string }) {
  const { t } = useTranslation('admin-user');
  const { site } = useServices();
  const resend = useAction({
    act: (services) => resendConfirmation(backendOf(services), email, `${site.siteUrl}/auth/confirm`),
    reads: [],
    done: () => t('resend.done', { email }),
    failed: t('resend.failed'),
  });
  return (
    <Button variant="outlined" loading={resend.isPending} onClick={() => resend.mutate(undefined)}>
      {t('resend.label')}
    </Button>
  );
}
