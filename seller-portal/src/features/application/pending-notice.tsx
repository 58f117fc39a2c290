import type { ReactNode } from 'react';
import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Trans } from '@mawad/shared-i18n/trans';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import {
  mdiCheck,
  mdiClockOutline,
  mdiFileDocumentOutline,
  mdiStoreOutline,
} from '@mawad/shared-ui/kit/icons.ts';
import { Box, Button, Link } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { ButtonLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import type { SellerApplication } from '@mawad/supabase/companies/seller-account-queries';
import { ownDocumentsQuery } from '../../own-documents.ts';
import { NoticeCard } from './notice-card.tsx';
import { ReviewScene } from './review-scene.tsx';

interface PendingNoticeProps {
  application: SellerApplication;
  /** The last check of the application failed. */
  unreachable: boolean;
  checking: boolean;
  onCheck: () => void;
}

/** Pending approval: steps done, the current step, and the mail that follows. */
export function PendingNotice({ application, unreachable, checking, onCheck }: PendingNoticeProps) {
  const { t } = useTranslation('seller-portal');
  const language = useLanguage();
  const { site } = useServices();
  return (
    <NoticeCard
      scene={<ReviewScene />}
      title={t('pending.title')}
      text={t('pending.text', { company: localized(application, 'company_name', language) })}
    >
      {unreachable && <Alert severity="warning">{t('pending.unreachable')}</Alert>}
      <Box component="section" aria-label={t('pending.nextTitle')}>
        <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 2 }}>
          <Step icon={mdiCheck} title={t('pending.received')} text={t('pending.receivedText')} state="done" />
          <DocumentsStep />
          <Step
            icon={mdiClockOutline}
            title={t('pending.reviewing')}
            text={t('pending.reviewingText')}
            state="current"
          />
          <Step icon={mdiStoreOutline} title={t('pending.open')} text={t('pending.openText')} state="next" />
        </Box>
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
        }}
      >
        <Box sx={{ fontSize: 'var(--text-14)', color: 'text.secondary' }}>
          <Trans
            t={t}
            i18nKey="pending.contact"
            components={{ contact: <Link href={`${site.siteUrl}/contact`} /> }}
          />
        </Box>
        <Button variant="outlined" onClick={onCheck} loading={checking}>
          {t('pending.checkNow')}
        </Button>
      </Box>
    </NoticeCard>
  );
}

interface StepProps {
  icon: string;
  title: string;
  text: string;
  state: 'done' | 'current' | 'next';
  children?: ReactNode;
}

const stepColour = {
  done: { color: 'success.main', borderColor: 'success.main' },
  current: { color: 'primary.contrastText', borderColor: 'primary.main', backgroundColor: 'primary.main' },
  next: { color: 'text.secondary', borderColor: 'divider' },
} as const;

function Step({ icon, title, text, state, children }: StepProps) {
  return (
    <Box
      component="li"
      aria-current={state === 'current' ? 'step' : undefined}
      sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}
    >
      <Box
        sx={{
          flex: 'none',
          display: 'grid',
          placeItems: 'center',
          inlineSize: 36,
          blockSize: 36,
          borderRadius: '50%',
          border: '2px solid',
          ...stepColour[state],
        }}
      >
        <Icon path={icon} />
      </Box>
      <Box>
        <Box sx={{ fontWeight: 600 }}>{title}</Box>
        <Box sx={{ fontSize: 'var(--text-14)', color: 'text.secondary' }}>{text}</Box>
        {children}
      </Box>
    </Box>
  );
}

/** Count of sent documents, with a link to send missing or refused ones. */
function DocumentsStep() {
  const { t } = useTranslation('seller-portal');
  const format = useFormat();
  const { data } = useQuery(ownDocumentsQuery(useServices()));
  if (!data) return null;
  const states = data.kinds.map(({ documents: [latest] }) => latest?.state);
  const sent = states.filter((state) => state && state !== 'refused' && state !== 'expired').length;
  const isDone = sent === states.length;
  const counts = { done: format.number(sent), all: format.number(states.length) };
  return (
    <Step
      icon={isDone ? mdiCheck : mdiFileDocumentOutline}
      title={t('pending.documents')}
      text={isDone ? t('pending.documentsDone') : t('pending.documentsText', counts)}
      state={isDone ? 'done' : 'current'}
    >
      {states.includes('refused') && (
        <Alert severity="warning" sx={{ marginBlockStart: 1 }}>
          {t('pending.documentsRefused')}
        </Alert>
      )}
      <ButtonLink
        to="/seller/dashboard/documents"
        variant={isDone ? 'text' : 'contained'}
        size="small"
        sx={{ marginBlockStart: 1 }}
      >
        {t(isDone ? 'pending.documentsSee' : 'pending.documentsSend')}
      </ButtonLink>
    </Step>
  );
}
