import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { ProductImage } from '@mawad/shared-ui/platform/image/app-image.tsx';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { ButtonLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { mdiClose, mdiTrashCanOutline } from '@mawad/shared-ui/kit/icons.ts';
import { PlainContainer } from '@mawad/shared-ui/kit/plain-container.tsx';
import { Box, ButtonBase, GlobalStyles, IconButton } from '@mawad/shared-ui/kit/mui.ts';
import { keepPreviousData, useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useStore, useStoreApi } from '@mawad/shared-ui/platform/store/index.ts';
import { backendOf } from '@mawad/supabase/client';
import { listProductsByIds, type ProductCard } from '@mawad/supabase/catalogue/queries';
import { queryKey } from '@mawad/supabase/query-keys';
import { trayStyle, trayPageStyle } from './compare-tray-style.ts';

export function CompareTray() {
  const { t } = useTranslation('shell');
  const store = useStoreApi();
  const items = useStore((state) => state.compare.items);
  const products = useSelectedProducts(items.map(({ id }) => id));
  return (
    <Box component="section" aria-label={t('compare.tray')} sx={trayStyle}>
      <GlobalStyles styles={trayPageStyle} />
      <PlainContainer>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 0.5, sm: 1 } }}>
          <Box component="ul" sx={listStyle}>
            {items.map(({ id }) => (
              <Box component="li" key={id} sx={{ flex: '0 1 44px', minInlineSize: 0 }}>
                <SelectedProduct id={id} product={products.find((product) => product.id === id)} />
              </Box>
            ))}
          </Box>
          <IconButton
            aria-label={t('compare.clear')}
            title={t('compare.clear')}
            onClick={() => store.getState().compare.clear()}
            sx={{ marginInlineStart: 'auto' }}
          >
            <Icon path={mdiTrashCanOutline} />
          </IconButton>
          <ButtonLink
            to="/compare"
            variant="contained"
            sx={{ flexShrink: 0, paddingInline: { xs: 1.5, sm: 2.5 } }}
          >
            {t('compare.open')}
          </ButtonLink>
        </Box>
      </PlainContainer>
    </Box>
  );
}

/** Selected products that are still available. */
function useSelectedProducts(ids: number[]): ProductCard[] {
  const { data } = backendOf(useServices());
  const products = useQuery({
    queryKey: queryKey(
      'products',
      'by-ids',
      [...ids].sort((a, b) => a - b),
    ),
    queryFn: () => listProductsByIds(data, ids),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
  return products.data ?? [];
}

/** Button with the picture of a selected product; pressing it removes the product. */
function SelectedProduct({ id, product }: { id: number; product: ProductCard | undefined }) {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const store = useStoreApi();
  const label = t('compare.remove', { product: product ? localized(product, 'name', language) : id });
  return (
    <ButtonBase
      aria-label={label}
      title={label}
      onClick={() => store.getState().compare.remove(id)}
      sx={selectedProductStyle}
    >
      <ProductImage path={product?.main_image ?? null} alt="" size={44} width={160} />
      <Box component="span" sx={crossStyle}>
        <Icon path={mdiClose} size={14} />
      </Box>
    </ButtonBase>
  );
}

const listStyle = {
  display: 'flex',
  gap: { xs: 0.25, sm: 1 },
  flex: '0 1 auto',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  minInlineSize: 0,
} as const;

const selectedProductStyle = {
  position: 'relative',
  inlineSize: '100%',
  blockSize: 44,
  borderRadius: '6px',
  '& img': { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
  outline: '1px solid',
  outlineColor: 'divider',
  '&:hover': { outlineColor: 'surface.outline' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
} as const;

const crossStyle = {
  position: 'absolute',
  insetBlockStart: -6,
  insetInlineEnd: -6,
  display: 'grid',
  placeItems: 'center',
  inlineSize: 18,
  blockSize: 18,
  borderRadius: '50%',
  backgroundColor: 'text.primary',
  color: 'background.paper',
} as const;
