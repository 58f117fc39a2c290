import { Button as MuiButton, type ButtonProps } from '@mui/material';

/** MUI's button with `aria-busy` while it is `loading`. */
export const Button = ((props: ButtonProps) => (
  <MuiButton aria-busy={props.loading || undefined} {...props} />
)) as typeof MuiButton;
