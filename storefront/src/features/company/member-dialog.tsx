import { useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { useDecision } from '@mawad/shared-ui/desk/decision/use-decision.ts';
import { FormDialog } from '@mawad/shared-ui/kit/form/form-dialog.tsx';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { removeBuyingMember, setBuyingMember, type BuyingMember } from '@mawad/supabase/buying/queries';
import { backendOf } from '@mawad/supabase/client';
import { everyQuery } from '@mawad/supabase/query-keys';
import { LimitFields, readLimits, type MemberValues } from './limit-fields.tsx';
import { limitText } from './read-limit.ts';

interface MemberDialogProps {
  member: BuyingMember;
  name: string;
  onClose: () => void;
}

type Change = { kind: 'save' } & NonNullable<ReturnType<typeof readLimits>>;

/** Changes the role and limits of a person, or removes the person. Mount to open. */
export function MemberDialog({ member, name, onClose }: MemberDialogProps) {
  const { t } = useTranslation(['buying', 'common']);
  const services = useServices();
  const showToast = useStore((state) => state.toast.show);
  const [values, setValues] = useState<MemberValues>({
    role: member.role,
    order_limit: limitText(member.order_limit),
    month_limit: limitText(member.month_limit),
  });
  const [isRemoving, setRemoving] = useState(false);
  const [reason, setReason] = useState('');
  const { decide, busy, problem } = useDecision({
    thing: member,
    act: (seen, change: Change | { kind: 'remove'; reason: string }) => {
      const { data: db } = backendOf(services);
      return change.kind === 'save'
        ? setBuyingMember(db, seen, change)
        : removeBuyingMember(db, seen, change.reason);
    },
    onDone: (_answer, { kind }) => {
      showToast({ title: t(kind === 'save' ? 'buying:people.saved' : 'buying:people.removed', { name }) });
      onClose();
    },
    refresh: () => services.queryClient.invalidateQueries({ queryKey: everyQuery('buying') }),
    failed: t('buying:people.saveFailed'),
  });
  return (
    <FormDialog
      title={t(isRemoving ? 'buying:people.removeTitle' : 'buying:people.editTitle', { name })}
      submitLabel={isRemoving ? t('buying:people.remove') : t('common:actions.save')}
      tone={isRemoving ? 'error' : 'primary'}
      busy={busy}
      failure={problem}
      onSubmit={() => {
        const limits = readLimits(values);
        if (isRemoving) decide({ kind: 'remove', reason });
        else if (limits) decide({ kind: 'save', ...limits });
      }}
      onClose={onClose}
    >
      {isRemoving ? (
        <>
          <Box>{t('buying:people.removeText')}</Box>
          <TextInput
            label={t('buying:people.removeReason')}
            required
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 500, dir: 'auto' } }}
          />
        </>
      ) : (
        <>
          <LimitFields values={values} onChange={setValues} />
          <Button color="error" onClick={() => setRemoving(true)} sx={{ justifySelf: 'start' }}>
            {t('buying:people.remove')}
          </Button>
        </>
      )}
    </FormDialog>
  );
}
