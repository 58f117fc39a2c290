import { useTranslation } from '@mawad/shared-i18n';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Link } from '@mawad/shared-ui/kit/router.ts';

/** Page for an address without a route. */
export function NotFoundPage() {
  const { t } = useTranslation('common');
  return (
    <Box sx={pageStyle}>
      <title>{`${t('states.notFoundTitle')} | ${t('siteName')}`}</title>
      <meta name="robots" content="noindex" />
      <MissingBrick />
      <Box sx={{ fontSize: 'var(--text-14)', color: 'text.secondary' }}>404</Box>
      <Typography component="h1" variant="h2">
        {t('states.notFoundTitle')}
      </Typography>
      <Typography color="textSecondary" sx={{ maxInlineSize: '28em' }}>
        {t('states.notFoundText')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1, marginBlockStart: 2 }}>
        <Button variant="contained" component={Link} to="/">
          {t('actions.goHome')}
        </Button>
        <Button variant="outlined" component={Link} to="/products">
          {t('actions.goToProducts')}
        </Button>
      </Box>
    </Box>
  );
}

function MissingBrick() {
  return (
    <Box component="svg" viewBox="0 0 148 82" aria-hidden sx={{ inlineSize: 148, marginBlockEnd: 1 }}>
      <path
        d="M2 2h44v22H2zM52 2h44v22H52zM102 2h44v22h-44zM2 30h19v22H2zM77 30h44v22H77zM127 30h19v22h-19zM2 58h44v22H2zM52 58h44v22H52zM102 58h44v22h-44z"
        fill="var(--mw-palette-surface-pressed)"
      />
      <path
        d="M27 30h44v22H27z"
        fill="none"
        stroke="var(--mw-palette-accent-main)"
        strokeWidth="2"
        strokeDasharray="5 4"
      />
    </Box>
  );
}

const pageStyle = {
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  gap: 1,
  paddingInline: 2,
  paddingBlock: { xs: 6, md: 10 },
} as const;
