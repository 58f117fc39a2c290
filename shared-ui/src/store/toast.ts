/** How long a toast stays, in ms (specification, point 9). */
export const toastDuration = 5000;

export interface Toast {
  id: number;
  title: string;
  description?: string;
  variant: 'default' | 'destructive';
  /** One thing to do about it, e.g. undo. */
  action?: { label: string; run: () => void };
}

export interface ToastSlice {
  /** At most one is shown; a new one takes its place. */
  current: Toast | null;
  show(toast: Omit<Toast, 'id' | 'variant'> & Partial<Pick<Toast, 'variant'>>): void;
  /** Closes the toast; with an id only that one. */
  dismiss(id?: number): void;
  /** A success without a toast of its own: a failure that stands is over. */
  dismissFailure(): void;
}

export function createToastSlice(
  get: () => ToastSlice,
  patch: (change: Partial<ToastSlice>) => void,
  currentTime: () => number,
): ToastSlice {
  return {
    current: null,
    show(toast) {
      const id = Math.max(currentTime(), (get().current?.id ?? 0) + 1);
      patch({ current: { variant: 'default', ...toast, id } });
    },
    dismiss(id) {
      if (id === undefined || get().current?.id === id) patch({ current: null });
    },
    dismissFailure() {
      if (get().current?.variant === 'destructive') patch({ current: null });
    },
  };
}
