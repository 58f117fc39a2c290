import { useFormat } from '@mawad/shared-i18n';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box, Skeleton } from '@mawad/shared-ui/kit/mui.ts';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';

interface FigureCardProps {
  label: string;
  figure: number;
  /** The count stopped at `figure`; there may be more. */
  atLeast?: boolean;
  /** Explanation of the figure. */
  text: string;
  /** Path of the list that the figure counts. */
  to: string;
  /** Highlighted if the figure is not zero. */
  urgent?: boolean;
}

/** A figure with a link to the list that it counts. */
export function FigureCard({ label, figure, atLeast, text, to, urgent = false }: FigureCardProps) {
  const format = useFormat();
  return (
    <Panel
      sx={{
        position: 'relative',
        padding: 2,
        borderBlockStart: '3px solid',
        borderBlockStartColor: urgent && figure > 0 ? 'warning.main' : 'primary.main',
        '&:hover': { backgroundColor: 'action.hover' },
      }}
    >
      <AppLink
        to={to}
        sx={{
          fontSize: 'var(--text-14)',
          fontWeight: 600,
          color: 'text.primary',
          textDecoration: 'none',
          '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
        }}
      >
        {label}
      </AppLink>
      <Box
        sx={{
          fontSize: 'var(--text-32)',
          fontWeight: 700,
          lineHeight: 1.3,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {atLeast ? `\u2066${format.number(figure)}+\u2069` : format.number(figure)}
      </Box>
      <Box sx={{ fontSize: 'var(--text-12)', color: 'text.secondary' }}>{text}</Box>
    </Panel>
  );
}

export function FigureCardSkeleton() {
  return (
    <Panel sx={{ padding: 2 }} aria-hidden="true">
      <Skeleton width="60%" />
      <Skeleton width={64} height={42} />
      <Skeleton width="80%" />
    </Panel>
  );
}
