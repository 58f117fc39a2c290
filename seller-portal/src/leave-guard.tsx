import { useEffect } from 'react';
import { ConfirmDialog } from '@mawad/shared-ui/kit/form/confirm-dialog.tsx';
import { useBlocker } from '@mawad/shared-ui/kit/router.ts';

interface LeaveGuardProps {
  isDirty: () => boolean;
  title: string;
  text: string;
  confirmLabel: string;
}

/** Confirmation before leaving unsaved changes, which stay as a draft. */
export function LeaveGuard({ isDirty, ...texts }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty() &&
      currentLocation.pathname !== nextLocation.pathname &&
      // Changes of a deleted product are not worth a question.
      !(nextLocation.state as { deleted?: boolean } | null)?.deleted,
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => isDirty() && event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      {...texts}
      tone="primary"
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  );
}
