export type Role = 'buyer' | 'seller' | 'admin';

interface SessionState {
  /** `unknown`: the check failed for lack of network or server; keep people where they are. */
  status: 'loading' | 'signed-in' | 'signed-out' | 'unknown';
  user: { id: string; email: string } | null;
  /** A user without a seller row is a buyer. */
  role: Role;
  is_approved: boolean;
  /** As registered; the others are what the company calls itself. Null for who works in none. */
  company_name: string | null;
  company_name_en: string | null;
  company_name_ar: string | null;
  /** The company that the user works in; null for others. */
  company_id: string | null;
  /** Where a seller's application stands; null for others. */
  seller_status: 'pending' | 'approved' | 'rejected' | 'suspended' | null;
  /** What the sign-in lacks for a portal: the code of the second factor, or setting one up. */
  second_factor: 'code' | 'setup' | null;
  /** The user ends the session here, by choice: guards then lead home. False again at the next sign-in. */
  left: boolean;
  /** The staff ended the session by suspending the account. False again at the next sign-in. */
  suspended: boolean;
}

export interface SessionSlice extends SessionState {
  /** True while the first check runs. */
  loading: boolean;
  set(change: Partial<SessionState>): void;
  /** Signed out: user, role, approval and company name are gone. */
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
