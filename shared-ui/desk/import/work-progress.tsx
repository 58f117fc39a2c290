import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { LinearProgress } from '@mawad/shared-ui/kit/mui-more.ts';

interface WorkProgressProps {
  /** Description of the work, with its count. */
  label: string;
  /** From 0 to 1; absent if the total is unknown. */
  share?: number;
  action?: { label: string; run: () => void; busy?: boolean };
}

/** Progress of running work, with a button to stop it. */
export function WorkProgress({ label, share, action }: WorkProgressProps) {
  const value = share === undefined ? undefined : Math.round(100 * Math.min(Math.max(share, 0), 1));
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <span>{label}</span>
      <LinearProgress
        aria-label={label}
        variant={value === undefined ? 'indeterminate' : 'determinate'}
        value={value}
        sx={{ inlineSize: '100%', blockSize: 6, borderRadius: 1 }}
      />
      {action && (
        <Button size="small" onClick={action.run} loading={action.busy}>
          {action.label}
        </Button>
      )}
    </Box>
  );
}
