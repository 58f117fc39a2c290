import { useTranslation } from '@mawad/shared-i18n';
import { mdiStoreOutline } from '@mawad/shared-ui/kit/icons.ts';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';

/** Marks an order collected by the buyer in a list. */
export function PickupMark() {
  const { t } = useTranslation('common');
  return (
    <Box component="span" sx={markStyle}>
      <Icon path={mdiStoreOutline} size={16} />
      {t('orderParts.pickup')}
    </Box>
  );
}

const markStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  paddingInline: 1,
  minBlockSize: 26,
  borderRadius: '6px',
  backgroundColor: 'surface.sunken',
  color: 'text.secondary',
  fontSize: 13,
  fontWeight: 500,
  whiteSpace: 'nowrap',
} as const;
