import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiInformationOutline } from '@mawad/shared-ui/kit/icons.ts';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';

interface UnavailableNoteProps {
  text: string;
  action: string;
  onRemove: () => void;
}

export function UnavailableNote({ text, action, onRemove }: UnavailableNoteProps) {
  return (
    <Box role="status" sx={noteStyle}>
      <Icon path={mdiInformationOutline} />
      <span>{text}</span>
      <Button onClick={onRemove} sx={{ marginInlineStart: 'auto' }}>
        {action}
      </Button>
    </Box>
  );
}

const noteStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  marginBlockEnd: 3,
  paddingBlock: 1,
  paddingInline: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: '8px',
  backgroundColor: 'surface.sunken',
  '@media print': { display: 'none' },
} as const;
