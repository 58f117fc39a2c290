import { Icon } from '@mawad/shared-ui/components/icon';
import { mdiInformationOutline } from '@mawad/shared-ui/icons';
import { Box, Button } from '@mawad/shared-ui/mui';

interface VanishedNoteProps {
  text: string;
  /** The words of the one press that tidies up. */
  action: string;
  onRemove: () => void;
}

/** Says that something kept is no longer offered. */
export function VanishedNote({ text, action, onRemove }: VanishedNoteProps) {
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
