import { useTranslation } from '@mawad/shared-i18n';
import { ButtonLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { ProsePage } from './prose-page.tsx';

/** Page after a request was received. */
export function SuccessPage() {
  const { t } = useTranslation('information');
  return (
    <ProsePage
      title={t('success.title')}
      lead={t('success.lead')}
      noIndex
      actions={
        <>
          <ButtonLink to="/my-orders" variant="contained">
            {t('success.ordersAction')}
          </ButtonLink>
          <ButtonLink to="/" variant="outlined">
            {t('success.homeAction')}
          </ButtonLink>
        </>
      }
    />
  );
}
