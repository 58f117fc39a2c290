import type { ComponentProps, ReactNode } from 'react';
import { Box } from '@mawad/shared-ui/kit/mui.ts';

type ChoiceProps = Pick<ComponentProps<'input'>, 'name' | 'value' | 'checked' | 'disabled' | 'onChange'> & {
  children: ReactNode;
};

/** Framed radio option; the whole frame is clickable. */
export function Choice({ children, checked = false, disabled = false, onChange, ...input }: ChoiceProps) {
  return (
    <Box
      component="label"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minBlockSize: 56,
        paddingInline: 2,
        paddingBlock: 1.5,
        border: '1px solid',
        borderColor: checked ? 'primary.main' : 'divider',
        backgroundColor: checked ? 'surface.primarySoft' : 'transparent',
        borderRadius: '8px',
        color: disabled ? 'text.secondary' : 'text.primary',
        cursor: disabled ? 'default' : 'pointer',
        '& input': {
          flex: 'none',
          inlineSize: 20,
          blockSize: 20,
          accentColor: 'var(--mw-palette-primary-main)',
          margin: 0,
        },
        '&:has(input:focus-visible)': {
          outline: '2px solid',
          outlineColor: 'primary.main',
          outlineOffset: '2px',
        },
      }}
    >
      <input
        type="radio"
        {...input}
        checked={checked}
        disabled={disabled}
        onChange={onChange}
        readOnly={!onChange}
      />
      {children}
    </Box>
  );
}
