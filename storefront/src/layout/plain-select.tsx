import type { ReactNode } from 'react';
import { Icon } from '@mawad/shared-ui/components/icon';
import { mdiChevronDown } from '@mawad/shared-ui/icons';
import { Box } from '@mawad/shared-ui/mui';

interface PlainSelectProps {
  value: string;
  onChoose: (value: string) => void;
  /** Only where no visible label wraps it. */
  'aria-label'?: string;
  sx?: object;
  children: ReactNode;
}

/** The device's own select in the frame of our fields, its arrow at the line's end in both directions. */
export function PlainSelect({ onChoose, sx = {}, children, ...select }: PlainSelectProps) {
  return (
    <Box sx={{ position: 'relative', display: 'flex', flexGrow: 1 }}>
      <Box
        component="select"
        {...select}
        onChange={(event: React.ChangeEvent<HTMLSelectElement>) => onChoose(event.target.value)}
        sx={{ ...selectStyle, ...sx }}
      >
        {children}
      </Box>
      <Icon path={mdiChevronDown} size={20} tone="secondary" style={arrowStyle} />
    </Box>
  );
}

const selectStyle = {
  appearance: 'none',
  flexGrow: 1,
  minInlineSize: 0,
  minBlockSize: 44,
  paddingBlock: 0,
  paddingInlineStart: 1.5,
  paddingInlineEnd: 4,
  font: 'inherit',
  color: 'text.primary',
  backgroundColor: 'background.paper',
  border: 1,
  borderColor: 'surface.outline',
  borderRadius: 1,
  cursor: 'pointer',
  '&:hover': { borderColor: 'text.primary' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-1px' },
} as const;

const arrowStyle = {
  position: 'absolute',
  insetInlineEnd: 8,
  insetBlockStart: 'calc(50% - 10px)',
  pointerEvents: 'none',
} as const;
