import { encode } from 'uqr';
import { Box } from '@mawad/shared-ui/kit/mui.ts';

/** QR code, dark on white in every colour scheme. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{ inlineSize: 112, blockSize: 112, display: 'block', backgroundColor: '#fff', flex: 'none' }}
    >
      <path d={path} fill="#14232B" />
    </Box>
  );
}
