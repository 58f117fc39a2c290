import { Money } from '@mawad/shared-ui/kit/money.tsx';
import { Box, Skeleton } from '@mawad/shared-ui/kit/mui.ts';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';

interface AmountCardProps {
  label: string;
  /** IQD. */
  amount: number;
  text?: string;
  tone?: 'primary' | 'warning' | 'error';
}

/** An amount with its name and an explanation. */
export function AmountCard({ label, amount, text, tone = 'primary' }: AmountCardProps) {
  return (
    <Panel
      sx={{
        padding: 2,
        borderBlockStart: '3px solid',
        borderBlockStartColor: `${tone}.main`,
        containerType: 'inline-size',
      }}
    >
      <Box sx={{ fontSize: 'var(--text-14)', fontWeight: 600 }}>{label}</Box>
      {/* By the width of the card: an amount of eight digits fits into the narrowest. */}
      <Box
        sx={{ fontSize: 'clamp(var(--text-16), 10cqi, var(--text-24))', fontWeight: 700, lineHeight: 1.5 }}
      >
        <Money amount={amount} />
      </Box>
      {text && <Box sx={{ fontSize: 'var(--text-12)', color: 'text.secondary' }}>{text}</Box>}
    </Panel>
  );
}

/** Placeholder of an amount card with the same height; `hasText` adds the line of the explanation. */
export function AmountCardSkeleton({ hasText = true }: { hasText?: boolean }) {
  return (
    <Panel
      sx={{ padding: 2, borderBlockStart: '3px solid', borderBlockStartColor: 'divider' }}
      aria-hidden="true"
    >
      <Skeleton width="50%" />
      <Skeleton width="70%" height={36} />
      {hasText && <Skeleton width="90%" />}
    </Panel>
  );
}

/** Grid of amount cards. */
export const amountGrid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fit, minmax(200px, 1fr))' },
} as const;
