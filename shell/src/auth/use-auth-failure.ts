import { useErrorMessage } from '@mawad/shared-i18n';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { toAuthAppError } from '@mawad/supabase/auth-errors';
import type { AppError } from '@mawad/supabase/errors';
import { useCallback, useState } from 'react';

/**
 * Reports a failed auth call: an error toast with `title`, and a message beside the form until `clear` is
 * called before the next attempt.
 */
export function useAuthFailure(title: string) {
  const errorMessage = useErrorMessage();
  const { show: showToast, dismissFailure } = useStore((state) => state.toast);
  const [failure, setFailure] = useState<AppError | null>(null);

  const report = useCallback(
    (error: unknown): AppError => {
      const appError = toAuthAppError(error);
      setFailure(appError);
      showToast({ title, description: errorMessage(appError), variant: 'destructive' });
      return appError;
    },
    [errorMessage, showToast, title],
  );

  const clear = useCallback(() => {
    setFailure(null);
    dismissFailure();
  }, [dismissFailure]);

  return { message: failure && errorMessage(failure), report, clear };
}
