import { type ReactNode, useId, useState } from 'react';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiChevronDown } from '@mawad/shared-ui/kit/icons.ts';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';

interface PhoneFoldProps {
  label: string;
  /** Layout of the content. */
  sx?: Readonly<Record<string, string | number>>;
  children: ReactNode;
}

/** Content that a small screen folds behind one button, so that the first row of a list is visible. */
export function PhoneFold({ label, sx, children }: PhoneFoldProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        color="inherit"
        variant="outlined"
        aria-expanded={open}
        aria-controls={id}
        endIcon={<Icon path={mdiChevronDown} />}
        onClick={() => setOpen(!open)}
        sx={{ display: { md: 'none' }, minBlockSize: 40, whiteSpace: 'nowrap' }}
      >
        {label}
      </Button>
      <Box
        id={id}
        sx={[
          { inlineSize: '100%', ...sx },
          { display: { xs: open ? (sx ? 'flex' : 'block') : 'none', md: 'contents' } },
        ]}
      >
        {children}
      </Box>
    </>
  );
}
