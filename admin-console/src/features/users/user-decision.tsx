import { useTranslation } from '@mawad/shared-i18n';
import { DecisionDialog } from '@mawad/shared-ui/components/form/decision-dialog';
import { useNavigate } from '@mawad/shared-ui/router';
import {
  eraseUser,
  removeSecondFactors,
  restoreUser,
  suspendUser,
  type UserDetail,
} from '@mawad/supabase/queries/users';
import { useStaffAction } from '../../use-staff-action.ts';

export type UserQuestion = 'suspend' | 'restore' | 'erase' | 'twoFactor';

interface UserDecisionProps {
  user: UserDetail;
  question: UserQuestion;
  onClose: () => void;
}

/** Asks once before a person is kept out, let in again, erased or relieved of a lost phone. */
export function UserDecision({ user, question, onClose }: UserDecisionProps) {
  const { t } = useTranslation('admin-user');
  const navigate = useNavigate();
  const name = user.full_name || user.email;
  const act = {
    suspend: suspendUser,
    restore: (...[db, id]: Parameters<typeof restoreUser>) => restoreUser(db, id),
    erase: eraseUser,
    twoFactor: removeSecondFactors,
  }[question];
  const decide = useStaffAction({
    act: ({ data }, reason: string) => act(data, user.id, reason),
    // What was erased must not be asked for again.
    reads:
      question === 'erase' ? ['orders', 'sellers', 'audit-log'] : ['users', 'sellers', 'staff', 'audit-log'],
    done: () => t(`decide.${question}.done`, { name }),
    failed: t(`decide.${question}.failed`),
    onDone: () => {
      if (question === 'erase') void navigate('/admin/users', { replace: true });
      else onClose();
    },
    onFailed: onClose,
  });
  const { company } = user;
  return (
    <DecisionDialog
      title={t(`decide.${question}.title`, { name })}
      text={t(`decide.${question}.text`)}
      warning={
        (question === 'suspend' || question === 'erase') &&
        company?.only_owner &&
        t('decide.onlyOwner', { company: company.name })
      }
      confirmLabel={t(`decide.${question}.label`)}
      tone={question === 'restore' ? 'primary' : 'error'}
      note={
        question === 'restore'
          ? undefined
          : { label: t(`decide.${question}.reason`), missing: t(`decide.${question}.missing`) }
      }
      busy={decide.isPending}
      onClose={onClose}
      onConfirm={(reason) => decide.mutate(reason ?? '')}
    />
  );
}
