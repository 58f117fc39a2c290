import type { ReactNode } from 'react';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiArrowLeft, mdiPrinterOutline } from '@mawad/shared-ui/kit/icons.ts';
import { Box, Button, GlobalStyles } from '@mawad/shared-ui/kit/mui.ts';
import { tapArea } from '@mawad/shared-ui/kit/tap-area.ts';
import { paperStyles } from '@mawad/shared-ui/desk/order/paper-styles.ts';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';

interface PrintBarProps {
  back: { to: string; label: string };
  /** Label of the button that prints the page. */
  print: string;
  isEmpty?: boolean;
  /** Space above in units of the theme. */
  spaceAbove?: number;
  /** Further controls, between the link and the button. */
  children?: ReactNode;
}

/** Link back and button to print above sheets of paper, with the page's print styles; is not printed itself. */
export function PrintBar({ back, print, isEmpty = false, spaceAbove = 0, children }: PrintBarProps) {
  return (
    <>
      <GlobalStyles styles={paperStyles} />
      <Box sx={{ ...barStyle, paddingBlockStart: spaceAbove }}>
        <AppLink to={back.to} sx={{ ...tapArea, display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
          <Icon path={mdiArrowLeft} mirrored />
          {back.label}
        </AppLink>
        {children}
        <Button
          variant="contained"
          disabled={isEmpty}
          onClick={() => window.print()}
          startIcon={<Icon path={mdiPrinterOutline} />}
        >
          {print}
        </Button>
      </Box>
    </>
  );
}

const barStyle = {
  displayPrint: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  paddingBlockEnd: 2,
  maxInlineSize: '210mm',
  marginInline: 'auto',
} as const;
