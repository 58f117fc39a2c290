import { useWatch } from 'react-hook-form';
import { useLanguage, useTranslation } from '@mawad/shared-i18n';
import { BannerImage } from '@mawad/shared-ui/platform/image/banner-image.tsx';
import { CompanyMark } from '@mawad/shared-ui/platform/image/company-mark.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { StorePart } from './store-part.tsx';
import { StorePicture } from './store-picture.tsx';
import type { StoreValues } from './store-values.ts';

interface StorePicturesProps {
  companyId: string;
  /** Registered name, used if the store has no name. */
  company: string;
  disabled: boolean;
}

/** Uploads of the logo (an initial without one) and of the cover picture. */
export function StorePictures({ companyId, company, disabled }: StorePicturesProps) {
  const { t } = useTranslation('company');
  const language = useLanguage();
  const [logo, banner, name] = useWatch<StoreValues, ['logo', 'banner', 'name_en' | 'name_ar']>({
    name: ['logo', 'banner', `name_${language}`],
  });
  return (
    <StorePart title={t('store.pictures')}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 2fr)' },
          gap: 2,
        }}
      >
        <StorePicture name="logo" {...{ companyId, disabled }}>
          <CompanyMark name={name || company} logo={logo || null} size={96} />
        </StorePicture>
        <StorePicture name="banner" {...{ companyId, disabled }}>
          {banner ? (
            <BannerImage shown="whole" path={banner} sizes="(min-width: 900px) 600px, 100vw" />
          ) : (
            <Box sx={{ aspectRatio: '4', borderRadius: '8px', backgroundColor: 'surface.sunken' }} />
          )}
        </StorePicture>
      </Box>
    </StorePart>
  );
}
