import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { mdiAlertCircleOutline } from '@mawad/shared-ui/kit/icons.ts';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { ButtonLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import type { SellerApplication } from '@mawad/supabase/companies/seller-account-queries';
import { ApplyForm } from '../../apply-form.tsx';
import { NoticeCard } from './notice-card.tsx';

/** Reason of a refusal. A rejected company can apply again; a suspended one can only contact the staff. */
export function RefusedNotice({ application }: { application: SellerApplication }) {
  const { t } = useTranslation('seller-portal');
  const language = useLanguage();
  const { site } = useServices();
  const format = useFormat();
  const isSuspended = application.status === 'suspended';
  return (
    <NoticeCard
      scene={
        <Box
          sx={{
            display: 'grid',
            placeItems: 'center',
            paddingBlock: 3,
            color: 'error.main',
            backgroundColor: 'action.hover',
          }}
        >
          <Icon path={mdiAlertCircleOutline} size={56} />
        </Box>
      }
      title={t(isSuspended ? 'suspended.title' : 'rejected.title')}
      text={t(isSuspended ? 'suspended.text' : 'rejected.text', {
        company: localized(application, 'company_name', language),
      })}
    >
      <Box
        component="section"
        aria-label={t('rejected.reason')}
        sx={{ paddingInlineStart: 2, borderInlineStart: '3px solid', borderColor: 'error.main' }}
      >
        <Box sx={{ fontSize: 'var(--text-12)', color: 'text.secondary' }}>{t('rejected.reason')}</Box>
        <Box dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {application.review_note || t('rejected.noReason')}
        </Box>
      </Box>
      {application.suspended_until && (
        <Box sx={{ fontWeight: 600 }}>
          {t('suspended.until', { time: format.dateTime(application.suspended_until) })}
        </Box>
      )}
      {!isSuspended && (
        <>
          <Box sx={{ fontSize: 'var(--text-14)' }}>{t('rejected.next')}</Box>
          <ApplyForm
            companyName={application.company_name}
            governorate={application.governorate}
            submitLabel={t('rejected.again')}
          />
        </>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <ButtonLink to="/seller/dashboard/documents">{t('rejected.documents')}</ButtonLink>
        <Button href={`${site.siteUrl}/contact`}>{t('rejected.contact')}</Button>
        <Button href={site.siteUrl}>{t('rejected.shop')}</Button>
      </Box>
    </NoticeCard>
  );
}
