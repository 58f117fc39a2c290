import { Box } from '@mawad/shared-ui/mui';
import { Alert } from '@mawad/shared-ui/mui-overlays';
import type { DecisionProblem } from '@mawad/shared-ui/portal/use-decision';

/** Why a decision was not taken, in its open dialog. */
export function DecisionFailure({ problem }: { problem: DecisionProblem }) {
  return (
    <Alert severity="error">
      <strong>{problem.title}</strong>
      <Box sx={{ overflowWrap: 'anywhere' }}>{problem.text}</Box>
    </Alert>
  );
}
