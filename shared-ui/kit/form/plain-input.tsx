import { styled } from '@mawad/shared-ui/kit/mui.ts';

/** A text field without a frame. Used in the first view instead of MUI's larger field. */
export const PlainInput = styled('input')({
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  outline: 'none',
  '&::placeholder': { color: 'currentcolor', opacity: 0.66 },
  '&::-webkit-search-cancel-button': { display: 'none' },
});
