import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import type { DecisionProblem } from '@mawad/shared-ui/desk/decision/use-decision.ts';

/** Error of a failed decision, shown in its open dialog. */
export function DecisionFailure({ problem }: { problem: DecisionProblem }) {
  return (
    <Alert severity="error">
      <strong>{problem.title}</strong>
      <Box sx={{ overflowWrap: 'anywhere' }}>{problem.text}</Box>
    </Alert>
  );
}
