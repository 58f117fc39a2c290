import { localized, useLanguage } from '@mawad/shared-i18n';
import { ProductImage } from '@mawad/shared-ui/platform/image/app-image.tsx';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import type { HomeBanner as Banner } from '@mawad/supabase/catalogue/queries';

/** Px. Smaller than the text beside it, so that the picture does not become the largest contentful paint. */
const pictureSide = { phone: 96, wide: 144 };

export function HomeBanner({ banner }: { banner: Banner }) {
  const language = useLanguage();
  const text = language === 'ar' ? banner.text_ar : banner.text_en;
  return (
    <AppLink
      to={banner.link}
      color="textPrimary"
      underline="none"
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        marginBlockStart: { xs: 3, md: 4 },
        padding: { xs: 2, md: 3 },
        borderRadius: '8px',
        backgroundColor: 'surface.primarySoft',
        '&:hover strong': { textDecoration: 'underline' },
      }}
    >
      <Box sx={{ minInlineSize: 0, overflowWrap: 'break-word' }}>
        <Box
          component="strong"
          sx={{
            display: 'block',
            fontSize: { xs: 'var(--text-20)', md: 'var(--text-24)' },
            lineHeight: 1.4,
            textWrap: 'balance',
          }}
        >
          {localized(banner, 'title', language)}
        </Box>
        {text && (
          <Box component="span" sx={{ display: 'block', color: 'text.secondary', marginBlockStart: 0.5 }}>
            {text}
          </Box>
        )}
      </Box>
      {banner.image && (
        <Box
          sx={{
            flexShrink: 0,
            inlineSize: { xs: pictureSide.phone, md: pictureSide.wide },
            borderRadius: '6px',
            overflow: 'hidden',
          }}
        >
          <ProductImage
            path={banner.image}
            alt=""
            width={320}
            sizes={`(min-width: 900px) ${pictureSide.wide}px, ${pictureSide.phone}px`}
          />
        </Box>
      )}
    </AppLink>
  );
}
