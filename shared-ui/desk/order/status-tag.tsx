import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';

const tones = {
  neutral: { color: 'text.secondary', background: 'surface.sunken' },
  primary: { color: 'primary.main', background: 'surface.primarySoft' },
  success: { color: 'success.dark', background: 'surface.successSoft' },
  warning: { color: 'warning.dark', background: 'surface.warningSoft' },
  danger: { color: 'error.main', background: 'surface.dangerSoft' },
} as const;

export interface StatusLook {
  tone: keyof typeof tones;
  /** Path of the icon. */
  icon: string;
}

/** A status as text and icon on a colour. */
export function StatusTag({ tone, icon, text }: StatusLook & { text: string }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        paddingInline: 1,
        minBlockSize: 26,
        borderRadius: '6px',
        backgroundColor: tones[tone].background,
        color: tones[tone].color,
        fontSize: 13,
        fontWeight: 500,
        whiteSpace: 'nowrap',
      }}
    >
      <Icon path={icon} size={16} />
      {text}
    </Box>
  );
}
