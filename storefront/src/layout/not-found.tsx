import { useTranslation } from '@mawad/shared-i18n';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import { PlainContainer } from '@mawad/shared-ui/kit/plain-container.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { Seo } from './seo.tsx';

/** Page for missing content, with a link to the categories. */
export function NotFound({ title, hint }: { title: string; hint: string }) {
  const { t } = useTranslation('storefront');
  return (
    <PlainContainer>
      <Box sx={{ paddingBlock: 4 }}>
        <Seo title={title} noIndex />
        <EmptyState
          title={title}
          heading="h1"
          text={hint}
          action={{ label: t('page.browseCategories'), to: '/categories' }}
        />
      </Box>
    </PlainContainer>
  );
}
