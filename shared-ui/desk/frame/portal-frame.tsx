import { type ReactNode, useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { PortalNav } from '@mawad/shared-ui/desk/frame/portal-nav.tsx';
import type { PortalSection } from '@mawad/shared-ui/desk/frame/portal-section-link.tsx';
import { PortalTools } from '@mawad/shared-ui/desk/list/portal-tools.tsx';

interface PortalFrameProps {
  /** Name of the portal, for example "Seller portal". */
  name: string;
  /** Owner of the portal, for example the company. */
  owner?: string | null;
  /** Null hides the navigation; empty keeps its place while the sections load. */
  sections: PortalSection[] | null;
  /** Target of the logo. */
  home?: string;
  shopUrl: string;
  /** Path of the two-factor page, if the reader may use it. */
  twoFactorTo?: string;
  /** Content of the top bar before the language and appearance switches. */
  tools?: ReactNode;
  onSignOut: () => void;
  children: ReactNode;
}

const contentId = 'portal-content';

/**
 * The frame of both portals: navigation at the side, or at the bottom of a small screen, tools at the top,
 * the page in the middle.
 */
export function PortalFrame({
  name,
  owner,
  sections,
  home,
  shopUrl,
  twoFactorTo,
  tools,
  onSignOut,
  children,
}: PortalFrameProps) {
  const { t } = useTranslation('common');
  const [folded, setFolded] = useState(false);
  const hasSections = sections !== null;
  return (
    <Box
      sx={{
        display: 'grid',
        minBlockSize: '100dvh',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          lg: hasSections ? 'auto minmax(0, 1fr)' : 'minmax(0, 1fr)',
        },
        gridTemplateRows: 'auto 1fr',
        backgroundColor: 'background.default',
        '@media print': { display: 'block', minBlockSize: 0, backgroundColor: 'transparent' },
      }}
    >
      <Box
        component="a"
        href={`#${contentId}`}
        sx={{
          position: 'absolute',
          insetInlineStart: 8,
          insetBlockStart: -80,
          padding: 1.5,
          zIndex: 'tooltip',
          backgroundColor: 'background.paper',
          '&:focus': { insetBlockStart: 8 },
        }}
      >
        {t('nav.skipToContent')}
      </Box>
      {sections && (
        <PortalNav name={name} sections={sections} home={home} folded={folded} onFold={setFolded} />
      )}
      <PortalTools
        name={name}
        owner={owner}
        branded={!hasSections}
        shopUrl={shopUrl}
        twoFactorTo={twoFactorTo}
        onSignOut={onSignOut}
      >
        {tools}
      </PortalTools>
      <Box
        component="main"
        id={contentId}
        tabIndex={-1}
        sx={{
          minInlineSize: 0,
          paddingInline: { xs: 2, md: 3, lg: 4 },
          paddingBlockStart: 2,
          paddingBlockEnd: 'calc(var(--page-bottom, 0px) + 32px)',
          '&:focus': { outline: 'none' },
          '@media print': { padding: 0 },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
