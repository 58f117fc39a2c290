import { useState } from 'react';
import { useLanguage, useTranslation } from '@mawad/shared-i18n';
import { FormDialog } from '@mawad/shared-ui/kit/form/form-dialog.tsx';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { Box, Button, Link } from '@mawad/shared-ui/kit/mui.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { useAction } from '@mawad/shared-ui/platform/use-action.ts';
import { inviteBuyingMember } from '@mawad/supabase/buying/queries';
import { backendOf } from '@mawad/supabase/client';
import { LimitFields, readLimits, type MemberValues } from './limit-fields.tsx';

const emailFormat = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Invites a person by mail or by a link to pass on. Mount to open. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('buying');
  const language = useLanguage();
  const [email, setEmail] = useState('');
  const [values, setValues] = useState<MemberValues>({ role: 'buyer', order_limit: '', month_limit: '' });
  const [tried, setTried] = useState(false);
  const [link, setLink] = useState<string | null>(null);
  const invite = useAction({
    act: (services, limits: NonNullable<ReturnType<typeof readLimits>>) =>
      inviteBuyingMember(backendOf(services).data, { ...limits, email: email.trim() || null, language }),
    reads: ['buying'],
    done: () => email.trim() !== '' && t('invite.sent', { email: email.trim() }),
    onDone: (token) => {
      if (token === null) onClose();
      else setLink(`${window.location.origin}/account/company/join?${new URLSearchParams({ token })}`);
    },
  });
  const isEmailWrong = tried && email.trim() !== '' && !emailFormat.test(email.trim());
  return (
    <FormDialog
      title={t('invite.title')}
      submitLabel={link === null ? t('invite.submit') : undefined}
      busy={invite.isPending}
      failure={invite.error && { title: t('invite.failed'), error: invite.error }}
      onSubmit={() => {
        const limits = readLimits(values);
        setTried(true);
        if (limits && (email.trim() === '' || emailFormat.test(email.trim()))) invite.mutate(limits);
      }}
      onClose={onClose}
    >
      {link === null ? (
        <>
          <TextInput
            ltr
            type="email"
            label={t('invite.email')}
            hint={t('invite.emailHint')}
            error={isEmailWrong ? t('invite.emailWrong') : undefined}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
            slotProps={{ htmlInput: { autoComplete: 'off' } }}
          />
          <LimitFields values={values} onChange={setValues} />
        </>
      ) : (
        <SharedLink link={link} />
      )}
    </FormDialog>
  );
}

function SharedLink({ link }: { link: string }) {
  const { t } = useTranslation('buying');
  const showToast = useStore((state) => state.toast.show);
  const message = encodeURIComponent(t('invite.message', { link }));
  return (
    <>
      <TextInput
        ltr
        multiline
        label={t('invite.link')}
        value={link}
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Button
          variant="outlined"
          onClick={() => {
            void navigator.clipboard.writeText(link).then(() => showToast({ title: t('invite.copied') }));
          }}
        >
          {t('invite.copy')}
        </Button>
        <Link href={`https://wa.me/?text=${message}`} target="_blank" rel="noreferrer">
          {t('invite.whatsapp')}
        </Link>
      </Box>
    </>
  );
}
