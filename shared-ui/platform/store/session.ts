export type Role = 'buyer' | 'seller' | 'admin';

interface SessionState {
  /**
   * `unknown`: the check failed because of the network or server; guards then leave visitors on their page.
   */
  status: 'loading' | 'signed-in' | 'signed-out' | 'unknown';
  user: { id: string; email: string } | null;
  /** A user without a seller row is a buyer. */
  role: Role;
  is_approved: boolean;
  /** Registered name; the other two are the public names. All are null for a user without a company. */
  company_name: string | null;
  company_name_en: string | null;
  company_name_ar: string | null;
  /** The user's company; null for others. */
  company_id: string | null;
  /** Status of a seller's application; null for others. */
  seller_status: 'pending' | 'approved' | 'rejected' | 'suspended' | null;
  /** Missing step before a portal opens: the code of the second factor, or its setup. */
  second_factor: 'code' | 'setup' | null;
  /** Rights in the company as of sign-in; null if they have to be read. */
  rights: readonly string[] | null;
  /** True after the user signs out on this page, so that guards redirect home. Reset by the next sign-in. */
  left: boolean;
  /** True after staff suspended the account, which ended the session. Reset by the next sign-in. */
  suspended: boolean;
}

export interface SessionSlice extends SessionState {
  /** True during the first check. */
  loading: boolean;
  set(change: Partial<SessionState>): void;
  /** Signed out: removes user, role, approval and company. */
  clear(): void;
}

const nobody: Omit<SessionState, 'status' | 'left' | 'suspended'> = {
  user: null,
  role: 'buyer',
  is_approved: false,
  company_name: null,
  company_name_en: null,
  company_name_ar: null,
  company_id: null,
  seller_status: null,
  second_factor: null,
  rights: null,
};

export function createSessionSlice(
  get: () => SessionSlice,
  patch: (change: Partial<SessionSlice>) => void,
): SessionSlice {
  return {
    ...nobody,
    status: 'loading',
    loading: true,
    left: false,
    suspended: false,
    set(change) {
      const status = change.status ?? get().status;
      const left = change.left ?? (get().left && status !== 'signed-in');
      const suspended = change.suspended ?? (get().suspended && status !== 'signed-in');
      patch({ ...change, left, suspended, loading: status === 'loading' });
    },
    clear: () => patch({ ...nobody, status: 'signed-out', loading: false }),
  };
}
