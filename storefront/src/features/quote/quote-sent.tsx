import { useEffect, useRef } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { ButtonLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { mdiWhatsapp } from '@mawad/shared-ui/kit/icons.ts';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import type { SubmittedQuote } from '@mawad/supabase/quotes/queries';
import { whatsappHref } from '@mawad/shared-ui/desk/order/whatsapp-href.ts';
import { GuestNote } from './guest-note.tsx';
import { ListScene } from './list-scene.tsx';

export interface SentQuote extends SubmittedQuote {
  name: string;
  /** Email as typed; '' if empty. */
  email: string;
}

export function QuoteSent({ sent, onAnother }: { sent: SentQuote; onAnother: () => void }) {
  const { t } = useTranslation('quote');
  const { phone } = useServices().site.contact;
  const isSignedIn = useStore((state) => state.session.user !== null);
  const confirmation = sent.mailed_to
    ? t('sent.mail', { email: `\u2066${sent.mailed_to}\u2069` })
    : t(sent.email ? 'sent.noMail' : 'sent.noAddress');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <Panel
      sx={{
        marginBlock: { xs: 2, md: 4 },
        marginInline: 'auto',
        maxInlineSize: 720,
        padding: { xs: 3, sm: 5 },
        display: 'grid',
        gap: 1.5,
        justifyItems: 'center',
        textAlign: 'center',
      }}
    >
      <ListScene />
      <Typography ref={heading} tabIndex={-1} variant="h1" sx={{ outline: 'none', fontSize: 24 }}>
        {t('sent.title', { number: `\u2066${sent.number}\u2069` })}
      </Typography>
      <Typography>{t('sent.text', { name: sent.name })}</Typography>
      <Typography color="textSecondary">{confirmation}</Typography>
      <Box
        sx={{
          marginBlock: 1,
          paddingBlock: 1.5,
          paddingInline: 3,
          borderRadius: 1,
          backgroundColor: 'surface.sunken',
        }}
      >
        <Box sx={{ fontSize: 'var(--text-14)', color: 'text.secondary' }}>{t('sent.number')}</Box>
        <Box sx={{ fontSize: 24, fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
          <Ltr>{sent.number}</Ltr>
        </Box>
        <Box sx={{ fontSize: 'var(--text-14)', color: 'text.secondary' }}>{t('sent.numberHint')}</Box>
      </Box>
      {!isSignedIn && <GuestNote />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}>
        {isSignedIn && (
          <ButtonLink to={`/account/quotes/${sent.id}`} variant="contained">
            {t('sent.see')}
          </ButtonLink>
        )}
        <Button
          component="a"
          href={whatsappHref(t('sent.whatsappMessage', { number: sent.number }), phone)}
          target="_blank"
          rel="noopener"
          variant="outlined"
          startIcon={<Icon path={mdiWhatsapp} />}
        >
          {t('sent.whatsapp')}
        </Button>
        <Button variant="outlined" onClick={onAnother}>
          {t('sent.another')}
        </Button>
      </Box>
    </Panel>
  );
}
