import { type Format, useFormat } from '@mawad/shared-i18n';
import { Box } from '@mawad/shared-ui/kit/mui.ts';

/** An amount with its sign before the digits, also within Arabic text. */
export function signedMoney(format: Pick<Format, 'money'>, iqd: number): string {
  return iqd < 0 ? format.money(-iqd).replace(/^[\d,.]+/, '\u2066−$&\u2069') : format.money(iqd);
}

/** An amount in IQD that may be below zero and never wraps. */
export function SignedMoney({ amount }: { amount: number }) {
  return (
    <Box component="bdi" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      {signedMoney(useFormat(), amount)}
    </Box>
  );
}
