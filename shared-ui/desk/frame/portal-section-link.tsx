import { Box, ButtonBase, type SxProps, type Theme } from '@mawad/shared-ui/kit/mui.ts';
import { NavLink } from '@mawad/shared-ui/kit/router.ts';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { SectionBadge } from '@mawad/shared-ui/desk/frame/section-badge.tsx';

export interface PortalSection {
  to: string;
  label: string;
  /** Icon path. */
  icon: string;
  /** Number on the badge; above 99 it is shown as "99+". */
  waiting?: number;
  /** Name of the group in the side bar; entries of a group follow each other. */
  group?: string;
  /** Marked as current only at this exact address, not on pages below it. */
  end?: boolean;
}

/** Height of the bar at the bottom of a small screen in px. */
export const barHeight = 60;

/** One section of the navigation; `folded` hides the label in the side bar. */
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

/** An entry of the navigation: icon above the label in the bottom bar, before it in the side bar. */
export const barEntryStyle: SxProps<Theme> = {
  inlineSize: '100%',
  minBlockSize: { xs: barHeight, lg: 31 },
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

/** A label wider than a fifth of a phone's screen is truncated. */
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
