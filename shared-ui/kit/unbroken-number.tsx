import { Box } from './mui.ts';

/** A sentence whose number, for example of an order, does not wrap and keeps its direction. */
export function UnbrokenNumber({ text, number }: { text: string; number?: string }) {
  if (!number || !text.includes(number)) return text;
  const [before, after] = text.split(number);
  return (
    <>
      {before}
      <Box component="bdi" dir="ltr" sx={{ whiteSpace: 'nowrap' }}>
        {number}
      </Box>
      {after}
    </>
  );
}
