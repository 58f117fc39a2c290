import { Box, ButtonBase, type SxProps, type Theme } from '@mawad/shared-ui/mui';
import { NavLink } from '@mawad/shared-ui/router';
import { Icon } from '@mawad/shared-ui/components/icon';
import { SectionBadge } from '@mawad/shared-ui/components/portal/section-badge';

/** A place in a portal's navigation. */
export interface PortalSection {
  to: string;
  label: string;
  /** Path of an icon. */
  icon: string;
  /** How many things wait there; above 99 it reads "99+". */
  waiting?: number;
  /** Only this very address is the section, not what lies below it. */
  end?: boolean;
}

/** Height of the bar at the bottom of a small screen, px. */
export const barHeight = 60;

/** One section of the bar; `folded` leaves the icon alone where the bar stands at the side. */
export function PortalSectionLink({ section, folded }: { section: PortalSection; folded: boolean }) {
  return (
    <ButtonBase
      component={NavLink}
      to={section.to}
      end={section.end}
      title={folded ? section.label : undefined}
      sx={barEntryStyle}
    >
      <Icon path={section.icon} />
      <Box component="span" sx={folded ? foldedLabel : entryLabel}>
        {section.label}
      </Box>
      <SectionBadge waiting={section.waiting} place={folded ? 'icon' : 'entry'} />
    </ButtonBase>
  );
}

/** An entry of the bar: icon over word at the bottom, icon before word at the side. */
export const barEntryStyle: SxProps<Theme> = {
  inlineSize: '100%',
  minBlockSize: { xs: barHeight, lg: 44 },
  flexDirection: { xs: 'column', lg: 'row' },
  justifyContent: { xs: 'center', lg: 'flex-start' },
  gap: { xs: 0.25, lg: 1.5 },
  paddingInline: { xs: 0, lg: 1.5 },
  borderRadius: { xs: 0, lg: 1 },
  fontFamily: 'inherit',
  fontSize: { xs: 'var(--text-12)', lg: 'var(--text-14)' },
  color: 'text.secondary',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  '&:hover': { backgroundColor: 'action.hover', color: 'text.primary' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-2px' },
  '&.active': { backgroundColor: { lg: 'action.selected' }, color: 'primary.main', fontWeight: 600 },
};

/** A word that is longer than its fifth of a phone's width ends in dots. */
export const entryLabel: SxProps<Theme> = {
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
};

const foldedLabel: SxProps<Theme> = {
  [`@media (min-width: 1024px)`]: {
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
};
