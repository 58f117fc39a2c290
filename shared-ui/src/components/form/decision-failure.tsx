import { Box } from '@mawad/shared-ui/mui';
import { Alert } from '@mawad/shared-ui/mui-overlays';
import type { DecisionProblem } from '@mawad/shared-ui/portal/use-decision';

/** Error of a failed decision, shown in its open dialog. */
export function DecisionFailure({ problem }: { problem: DecisionProblem }) {
  return (
    <Alert severity="error">
      <strong>{problem.title}</strong>
      <Box sx={{ overflowWrap: 'anywhere' }}>{problem.text}</Box>
    </Alert>
  );
}
