import { useTranslation } from '@mawad/shared-i18n';
import { Box, Button, GlobalStyles } from '@mawad/shared-ui/mui';
import type { DraftState } from './draft-keeper.ts';

interface ProductSaveBarProps {
  isDirty: boolean;
  draft: DraftState;
  /** Which of the two saves is under way. */
  saving: 'save' | 'publish' | null;
  published: boolean;
  onPublish: () => void;
  onDiscard: () => void;
}

/** Stays at the lower edge of the screen: where the work stands, and its saving. Its first button submits the form. */
export function ProductSaveBar({
  isDirty,
  draft,
  saving,
  published,
  onPublish,
  onDiscard,
}: ProductSaveBarProps) {
  const { t } = useTranslation('product-form');
  const busy = saving !== null;
  return (
    <Box sx={barStyle}>
      <GlobalStyles styles={roomForBar} />
      <Box
        role="status"
        sx={{ flex: { xs: '1 1 100%', md: 1 }, fontSize: 'var(--text-14)', color: 'text.secondary' }}
      >
        {isDirty ? t(`bar.${draft}`) : t('bar.saved')}
      </Box>
      {isDirty && (
        <Button disabled={busy} onClick={onDiscard} sx={{ marginInlineEnd: 'auto' }}>
          {t('bar.discard')}
        </Button>
      )}
      <Button
        type="submit"
        variant={published ? 'contained' : 'outlined'}
        loading={saving === 'save'}
        disabled={busy}
      >
        {t('bar.save')}
      </Button>
      {!published && (
        <Button variant="contained" loading={saving === 'publish'} disabled={busy} onClick={onPublish}>
          {t('bar.publish')}
        </Button>
      )}
    </Box>
  );
}

/** What floats rests above the bar, and what the keyboard reaches is not under it. */
const roomForBar = {
  ':root': {
    '--tray-height': '100px',
    scrollPaddingBlockEnd: 'calc(116px + var(--page-bottom, 0px))',
  },
  '@media (min-width: 900px)': { ':root': { '--tray-height': '68px' } },
};

const barStyle = {
  position: 'sticky',
  insetBlockEnd: 'var(--page-bottom, 0px)',
  zIndex: 'appBar',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: 1,
  rowGap: 0.25,
  marginInline: { xs: -2, md: 0 },
  paddingInline: 2,
  paddingBlock: { xs: 1, md: 1.5 },
  minBlockSize: 'var(--tray-height)',
  backgroundColor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderInlineWidth: { xs: 0, md: 1 },
  borderRadius: { xs: 0, md: 1 },
  '& .MuiButton-root': { paddingInline: { xs: 1.5, md: 2.5 } },
  '@media print': { display: 'none' },
} as const;
