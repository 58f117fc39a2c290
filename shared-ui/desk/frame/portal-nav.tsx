import { useTranslation } from '@mawad/shared-i18n';
import { mdiChevronDoubleLeft } from '@mawad/shared-ui/kit/icons.ts';
import { Box, ButtonBase, GlobalStyles, type SxProps, type Theme } from '@mawad/shared-ui/kit/mui.ts';
import { BrandMark } from '@mawad/shared-ui/kit/brand-mark.tsx';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { PortalMore } from '@mawad/shared-ui/desk/list/portal-more.tsx';
import {
  barHeight,
  type PortalSection,
  PortalSectionLink,
} from '@mawad/shared-ui/desk/frame/portal-section-link.tsx';

interface PortalNavProps {
  name: string;
  sections: PortalSection[];
  /** Target of the logo. */
  home?: string;
  folded: boolean;
  onFold: (folded: boolean) => void;
}

/** Number of entries that fit the bottom bar of a phone. */
const barCapacity = 5;

/** Navigation with icons and labels: a collapsible side bar, or a bar at the bottom of a small screen. */
export function PortalNav({ name, sections, home, folded, onFold }: PortalNavProps) {
  const { t } = useTranslation(['common', 'portal-list']);
  const inBar = sections.length > barCapacity ? barCapacity - 1 : sections.length;
  return (
    <Box component="nav" aria-label={name} sx={barStyle(folded)}>
      <GlobalStyles styles={roomForBar} />
      <Brand home={home} folded={folded} />
      <Box component="ul" sx={listStyle}>
        {sections.map((section, index) => (
          <Box component="li" key={section.to} sx={index < inBar ? entryStyle : sideEntryStyle}>
            {section.group && section.group !== sections[index - 1]?.group && (
              <Box sx={folded ? foldedGroupStyle : groupStyle}>{!folded && section.group}</Box>
            )}
            <PortalSectionLink section={section} folded={folded} />
          </Box>
        ))}
        {inBar < sections.length && (
          <Box component="li" sx={bottomEntryStyle}>
            <PortalMore sections={sections.slice(inBar)} />
          </Box>
        )}
      </Box>
      <ButtonBase
        onClick={() => onFold(!folded)}
        aria-expanded={!folded}
        aria-label={folded ? t('portal-list:frame.expand') : t('portal-list:frame.collapse')}
        sx={foldStyle}
      >
        <Box component="span" sx={{ display: 'flex', transform: folded ? 'rotate(180deg)' : 'none' }}>
          <Icon path={mdiChevronDoubleLeft} mirrored />
        </Box>
        {!folded && t('portal-list:frame.collapse')}
      </ButtonBase>
    </Box>
  );
}

/** Logo at the top of the side bar. */
function Brand({ home, folded }: { home?: string; folded: boolean }) {
  const { t } = useTranslation('common');
  const mark = (
    <>
      <BrandMark size={28} />
      {!folded && (
        <Box component="span" sx={{ fontWeight: 700, whiteSpace: 'nowrap' }}>
          {t('siteName')}
        </Box>
      )}
    </>
  );
  if (!home) return <Box sx={brandStyle}>{mark}</Box>;
  return (
    <AppLink
      to={home}
      aria-label={folded ? t('siteName') : undefined}
      sx={{ ...brandStyle, color: 'text.primary', textDecoration: 'none' } as SxProps<Theme>}
    >
      {mark}
    </AppLink>
  );
}

/** Lifts floating elements at the bottom of a small screen above the bar. */
const roomForBar = {
  ':root': { '--page-bottom': `calc(${barHeight}px + env(safe-area-inset-bottom))` },
  '@media (min-width: 1024px)': { ':root': { '--page-bottom': '0px' } },
};

function barStyle(folded: boolean): SxProps<Theme> {
  return {
    display: 'flex',
    displayPrint: 'none',
    backgroundColor: 'background.paper',
    zIndex: { xs: 'appBar', lg: 'auto' },
    position: { xs: 'fixed', lg: 'sticky' },
    insetInline: { xs: 0, lg: 'auto' },
    insetBlockEnd: { xs: 0, lg: 'auto' },
    insetBlockStart: { lg: 0 },
    borderBlockStart: { xs: '1px solid', lg: 'none' },
    borderBlockStartColor: { xs: 'divider' },
    borderInlineEnd: { lg: '1px solid' },
    borderInlineEndColor: { lg: 'divider' },
    flexDirection: { xs: 'row', lg: 'column' },
    inlineSize: { lg: folded ? 72 : 232 },
    blockSize: { lg: '100dvh' },
    gridRow: { lg: '1 / -1' },
    paddingBlockEnd: { xs: 'env(safe-area-inset-bottom)', lg: 0 },
  };
}

const brandStyle: SxProps<Theme> = {
  display: { xs: 'none', lg: 'flex' },
  alignItems: 'center',
  gap: 1.25,
  blockSize: 56,
  paddingInline: 2.75,
  overflow: 'hidden',
};

const entryStyle: SxProps<Theme> = { flex: { xs: '1 1 0', lg: 'none' }, minInlineSize: 0 };
const sideEntryStyle: SxProps<Theme> = { ...entryStyle, display: { xs: 'none', lg: 'block' } };
const bottomEntryStyle: SxProps<Theme> = { ...entryStyle, display: { lg: 'none' } };

/** Heading of a group; a small screen shows no groups. */
const groupStyle: SxProps<Theme> = {
  display: { xs: 'none', lg: 'block' },
  paddingInline: 1.5,
  paddingBlock: '6px 0',
  fontSize: 'var(--text-12)',
  lineHeight: '16px',
  color: 'text.secondary',
};
const foldedGroupStyle: SxProps<Theme> = {
  display: { xs: 'none', lg: 'block' },
  marginBlock: 0.5,
  borderBlockStart: 1,
  borderColor: 'divider',
};

const listStyle: SxProps<Theme> = {
  display: 'flex',
  flexDirection: { xs: 'row', lg: 'column' },
  flex: { xs: 1, lg: '0 1 auto' },
  minInlineSize: 0,
  minBlockSize: 0,
  overflowY: { lg: 'auto' },
  // The twenty entries of the console fit 900 px.
  gap: { xs: 0, lg: '1px' },
  listStyle: 'none',
  margin: 0,
  paddingInline: { xs: 0, lg: 1.5 },
  paddingBlock: 0,
};

const foldStyle: SxProps<Theme> = {
  display: { xs: 'none', lg: 'flex' },
  justifyContent: 'flex-start',
  gap: 1.5,
  minBlockSize: 44,
  marginInline: 1.5,
  paddingInline: 1.5,
  borderRadius: 1,
  fontFamily: 'inherit',
  fontSize: 'var(--text-13)',
  color: 'text.secondary',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  '&:hover': { color: 'text.primary', backgroundColor: 'action.hover' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-2px' },
};
