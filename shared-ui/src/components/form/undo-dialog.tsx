import type { ReactNode } from 'react';
import { ConfirmDialog } from '@mawad/shared-ui/components/form/confirm-dialog';
import { ErrorState } from '@mawad/shared-ui/components/list/error-state';
import { useQuery, type QueryKey } from '@mawad/shared-ui/query';

interface UndoDialogProps<Counts> {
  open: boolean;
  title: string;
  confirmLabel: string;
  /** Shown while the database counts. */
  counting: string;
  queryKey: QueryKey;
  count: () => Promise<Counts>;
  /** Says how much is restored, how much stays and why; or why nothing can be restored. */
  describe: (counts: Counts) => ReactNode;
  /** Whether anything would be restored; otherwise it cannot be confirmed. */
  restores: (counts: Counts) => boolean;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something is taken back, with what the database counts that this restores now. */
export function UndoDialog<Counts>(props: UndoDialogProps<Counts>) {
  const { open, title, confirmLabel, counting, queryKey, count, describe, restores, ...rest } = props;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: count,
    enabled: open,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const isCounted = data !== undefined && !isFetching;
  const failure = error && !isFetching && <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <ConfirmDialog
      open={open}
      title={title}
      text={failure || (isCounted ? describe(data) : <span role="status">{counting}</span>)}
      confirmLabel={confirmLabel}
      disabled={!isCounted || !restores(data)}
      {...rest}
    />
  );
}
