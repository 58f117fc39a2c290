import { useTranslation } from '@mawad/shared-i18n';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { informationPages } from '@mawad/supabase/site/information-pages-queries';

/** Information pages, each linked to its editor. */
export function PagesPage() {
  const { t } = useTranslation('admin-pages');
  return (
    <PortalPage title={t('title')} subtitle={t('lead')}>
      <Panel component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {informationPages.map((page) => (
          <Box component="li" key={page} sx={rowStyle}>
            <AppLink to={`/admin/pages/${page}`} sx={{ fontWeight: 600 }}>
              {t(`names.${page}`)}
            </AppLink>
            <Typography variant="body2" color="textSecondary" dir="ltr">
              /{page}
            </Typography>
          </Box>
        ))}
      </Panel>
    </PortalPage>
  );
}

const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  paddingInline: 2,
  minBlockSize: 52,
  '&:not(:first-of-type)': { borderBlockStart: 1, borderColor: 'divider' },
} as const;
