import { useTranslation } from '@mawad/shared-i18n';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { PlainContainer } from '@mawad/shared-ui/kit/plain-container.tsx';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { tapArea } from '@mawad/shared-ui/kit/tap-area.ts';
import { SearchBox } from '../../catalogue/search-box.tsx';
import { HeroDrawing } from './hero-drawing.tsx';

export function Hero() {
  const { t } = useTranslation('home');
  return (
    <Box sx={{ backgroundColor: 'surface.sunken', borderBlockEnd: 1, borderColor: 'divider' }}>
      <PlainContainer>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.5fr) minmax(0, 1fr)' },
            alignItems: 'center',
            gap: { xs: 3, lg: 8 },
            paddingBlock: { xs: 4, md: 6 },
          }}
        >
          <Box>
            <Typography
              variant="h1"
              sx={{
                fontSize: { xs: 'var(--text-24)', sm: 'var(--text-32)', lg: '2.5rem' },
                maxInlineSize: '16em',
                textWrap: 'balance',
              }}
            >
              {t('heading')}
            </Typography>
            <Typography
              sx={{ color: 'text.secondary', marginBlock: 2, maxInlineSize: '36em', textWrap: 'pretty' }}
            >
              {t('lead')}
            </Typography>
            <Box sx={{ maxInlineSize: 640 }}>
              <SearchBox />
            </Box>
            <PopularTerms />
          </Box>
          <Box sx={{ display: { xs: 'none', md: 'block' } }}>
            <HeroDrawing />
          </Box>
        </Box>
      </PlainContainer>
    </Box>
  );
}

function PopularTerms() {
  const { t } = useTranslation('home');
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        marginBlockStart: 1.5,
        fontSize: 'var(--text-14)',
      }}
    >
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {t('popular')}
      </Box>
      {t('popularTerms')
        .split('|')
        .map((term) => (
          <AppLink
            key={term}
            to={`/search?q=${encodeURIComponent(term)}`}
            sx={{ ...tapArea, paddingBlock: 1 }}
          >
            {term}
          </AppLink>
        ))}
    </Box>
  );
}
