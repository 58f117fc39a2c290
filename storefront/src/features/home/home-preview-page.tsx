import { useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { PlainContainer } from '@mawad/shared-ui/kit/plain-container.tsx';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useParams } from '@mawad/shared-ui/kit/router.ts';
import { categoriesQuery, homePreviewQuery } from '../../catalogue/catalogue-queries.ts';
import { HomeContent } from './home-content.tsx';

/** Preview of an unsaved home page, open to everybody with the link for one day. */
export function HomePreviewPage() {
  const { t } = useTranslation('home');
  const messageOf = useErrorMessage();
  const services = useServices();
  const { token = '' } = useParams();
  const { data: categories = [] } = useQuery(categoriesQuery(services));
  const { data: home, error } = useQuery(homePreviewQuery(services, token));
  return (
    <>
      <title>{t('preview.title')}</title>
      <meta name="robots" content="noindex" />
      {error && (
        <Alert severity="error" role="alert">
          {messageOf(error)}
        </Alert>
      )}
      {home === null ? (
        <PlainContainer>
          <EmptyState
            title={t('preview.over')}
            text={t('preview.overText')}
            action={{ to: '/', label: t('preview.now') }}
          />
        </PlainContainer>
      ) : (
        <>
          <Alert severity="info" sx={{ borderRadius: 0, justifyContent: 'center' }}>
            {t('preview.notice')}
          </Alert>
          <HomeContent home={home} categories={categories} />
        </>
      )}
    </>
  );
}
