import { styled } from '@mawad/shared-ui/mui';

/** A bare text field inside a frame that others draw: of the first view, where MUI's fields weigh too much. */
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
