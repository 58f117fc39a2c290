import { Box } from '@mawad/shared-ui/kit/mui.ts';

export function TickPlace() {
  return <Box component="span" aria-hidden sx={squareStyle} />;
}

const squareStyle = {
  display: 'inline-block',
  inlineSize: 18,
  blockSize: 18,
  border: '1.5px solid #3E5561',
  borderRadius: '3px',
};
