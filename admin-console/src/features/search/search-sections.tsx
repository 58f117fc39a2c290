import { useTranslation } from '@mawad/shared-i18n';
import { Box, ButtonBase } from '@mawad/shared-ui/kit/mui.ts';
import { NavLink } from '@mawad/shared-ui/kit/router.ts';

/** Navigation between the pages of the search tab: synonyms and searched terms. */
export function SearchSections() {
  const { t } = useTranslation('synonyms');
  return (
    <Box component="nav" aria-label={t('sections')} sx={{ display: 'flex', gap: 1, marginBlockEnd: 2 }}>
      <ButtonBase component={NavLink} to="/admin/search" end sx={entry}>
        {t('title')}
      </ButtonBase>
      <ButtonBase component={NavLink} to="/admin/search/terms" sx={entry}>
        {t('terms.title')}
      </ButtonBase>
    </Box>
  );
}

const entry = {
  minBlockSize: 44,
  paddingInline: 1.5,
  fontFamily: 'inherit',
  fontSize: 'var(--text-14)',
  color: 'text.secondary',
  borderBlockEnd: '2px solid transparent',
  '&:hover': { color: 'text.primary' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-2px' },
  '&.active': { borderBlockEndColor: 'primary.main', color: 'primary.main', fontWeight: 600 },
} as const;
