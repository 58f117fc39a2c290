import { useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { mdiDotsHorizontal } from '@mawad/shared-ui/kit/icons.ts';
import { Box, ButtonBase } from '@mawad/shared-ui/kit/mui.ts';
import { NavLink, useLocation } from '@mawad/shared-ui/kit/router.ts';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import {
  barEntryStyle,
  entryLabel,
  type PortalSection,
} from '@mawad/shared-ui/desk/frame/portal-section-link.tsx';
import { SectionBadge } from '@mawad/shared-ui/desk/frame/section-badge.tsx';
import { SideSheet } from '@mawad/shared-ui/platform/overlay/side-sheet.tsx';

/** Last entry of a full bottom bar: opens a sheet with the remaining sections. */
export function PortalMore({ sections }: { sections: PortalSection[] }) {
  const { t } = useTranslation('portal-list');
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const isHere = sections.some(({ to, end }) => pathname === to || (!end && pathname.startsWith(`${to}/`)));
  return (
    <>
      <ButtonBase
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        aria-expanded={open}
        className={isHere ? 'active' : undefined}
        sx={barEntryStyle}
      >
        <Icon path={mdiDotsHorizontal} />
        <Box component="span" sx={entryLabel}>
          {t('frame.more')}
        </Box>
        <SectionBadge waiting={sections.reduce((sum, { waiting = 0 }) => sum + waiting, 0)} />
      </ButtonBase>
      <SideSheet open={open} onClose={close} title={t('frame.moreSections')} side="bottom">
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 1 }}>
          {sections.map((section) => (
            <li key={section.to}>
              <ButtonBase
                component={NavLink}
                to={section.to}
                end={section.end}
                onClick={close}
                sx={sheetEntryStyle}
              >
                <Icon path={section.icon} />
                {section.label}
                <SectionBadge waiting={section.waiting} place="line" />
              </ButtonBase>
            </li>
          ))}
        </Box>
      </SideSheet>
    </>
  );
}

const sheetEntryStyle = {
  inlineSize: '100%',
  minBlockSize: 48,
  justifyContent: 'flex-start',
  gap: 1.5,
  paddingInline: 1.5,
  borderRadius: 1,
  fontFamily: 'inherit',
  fontSize: 'var(--text-16)',
  textAlign: 'start',
  '&:hover': { backgroundColor: 'action.hover' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-2px' },
  '&.active': { backgroundColor: 'action.selected', color: 'primary.main', fontWeight: 600 },
} as const;
