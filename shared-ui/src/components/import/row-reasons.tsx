import { Box } from '@mawad/shared-ui/mui';

/** Why a row is refused, held or kept: a sentence for each reason. */
export function RowReasons({ reasons }: { reasons: readonly string[] }) {
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 0.5, margin: 0, padding: 0, listStyle: 'none' }}>
      {reasons.map((reason, place) => (
        <li key={place}>{reason}</li>
      ))}
    </Box>
  );
}
