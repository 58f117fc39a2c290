import type { ReactNode } from 'react';
import { ConfirmDialog } from '@mawad/shared-ui/kit/form/confirm-dialog.tsx';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { useQuery, type QueryKey } from '@mawad/shared-ui/platform/query.ts';

interface UndoDialogProps<Counts> {
  open: boolean;
  title: string;
  confirmLabel: string;
  /** Placeholder while the database counts. */
  counting: string;
  queryKey: QueryKey;
  count: () => Promise<Counts>;
  /** Shows how much is restored, and how much is left and why; or the reason why nothing can be restored. */
  describe: (counts: Counts) => ReactNode;
  /** True if anything would be restored; otherwise the dialog cannot be confirmed. */
  restores: (counts: Counts) => boolean;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation of an undo, with the counts that the database would restore now. */
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
