import { useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { DecisionDialog } from '@mawad/shared-ui/desk/decision/decision-dialog.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useDecision } from '@mawad/shared-ui/desk/decision/use-decision.ts';
import { useNavigate } from '@mawad/shared-ui/kit/router.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { backendOf, type DataClient } from '@mawad/supabase/client';
import {
  eraseUser,
  removeSecondFactors,
  restoreUser,
  suspendUser,
  type SeenUser,
  type UserDetail,
} from '@mawad/supabase/people/users-queries';
import { everyQuery } from '@mawad/supabase/query-keys';

export type UserQuestion = 'suspend' | 'restore' | 'erase' | 'twoFactor';

const acts: Record<UserQuestion, (db: DataClient, user: SeenUser, reason: string) => Promise<void>> = {
  suspend: suspendUser,
  restore: (db, user) => restoreUser(db, user),
  erase: eraseUser,
  twoFactor: removeSecondFactors,
};

/** An erased account no longer exists, so its query is not refetched. */
const readsAfter = (question: UserQuestion) =>
  question === 'erase'
    ? (['orders', 'sellers', 'audit-log'] as const)
    : (['users', 'sellers', 'staff', 'audit-log'] as const);

interface UserDecisionProps {
  user: UserDetail;
  question: UserQuestion;
  onClose: () => void;
}

/** Confirms suspending, restoring or erasing an account, or switching off its two-factor sign-in. */
export function UserDecision({ user, question, onClose }: UserDecisionProps) {
  const { t } = useTranslation('admin-user');
  const navigate = useNavigate();
  const services = useServices();
  const showToast = useStore((state) => state.toast.show);
  const name = user.full_name || user.email;
  const { decide, busy, problem } = useDecision({
    thing: user,
    act: (seen, reason: string) => acts[question](backendOf(services).data, seen, reason),
    onDone: () => {
      showToast({ title: t(`decide.${question}.done`, { name }) });
      if (question === 'erase') void navigate('/admin/users', { replace: true });
      else onClose();
    },
    refresh: () =>
      Promise.all(
        readsAfter(question).map((domain) =>
          services.queryClient.invalidateQueries({ queryKey: everyQuery(domain) }),
        ),
      ),
    failed: t(`decide.${question}.failed`),
  });
  const { company } = user;
  const [typedName, setTypedName] = useState('');
  const [tried, setTried] = useState(false);
  const isNamed = question !== 'erase' || typedName.trim() === name.trim();
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
      busy={busy}
      problem={problem}
      onClose={onClose}
      onConfirm={(reason) => {
        setTried(true);
        if (isNamed) decide(reason ?? '');
      }}
    >
      {question === 'erase' && (
        <TextInput
          label={t('decide.erase.name')}
          hint={t('decide.erase.nameHint', { name })}
          error={tried && !isNamed ? t('decide.erase.nameDiffers', { name }) : undefined}
          value={typedName}
          onChange={(event) => setTypedName(event.target.value)}
          autoComplete="off"
          required
          slotProps={{ htmlInput: { dir: 'auto' } }}
        />
      )}
    </DecisionDialog>
  );
}
