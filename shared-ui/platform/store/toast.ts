/** Duration of a toast in ms (specification, point 9). */
export const toastDuration = 5000;

export interface Toast {
  id: number;
  title: string;
  description?: string;
  variant: 'default' | 'destructive';
  /** One action, for example undo. */
  action?: { label: string; run: () => void };
}

export interface ToastSlice {
  /** At most one is shown; a new one replaces it. */
  current: Toast | null;
  show(toast: Omit<Toast, 'id' | 'variant'> & Partial<Pick<Toast, 'variant'>>): void;
  /** Closes the toast; with an id only that one. */
  dismiss(id?: number): void;
  /** Dismisses a shown failure after a success without a toast. */
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
