import { Box } from '@mawad/shared-ui/kit/mui.ts';

/** Reasons why a row or product is refused, held or left unchanged, one sentence each. */
export function RowReasons({ reasons }: { reasons: readonly string[] }) {
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 0.5, margin: 0, padding: 0, listStyle: 'none' }}>
      {reasons.map((reason, place) => (
        <li key={place}>{reason}</li>
      ))}
    </Box>
  );
}
