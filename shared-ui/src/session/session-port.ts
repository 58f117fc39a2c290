/** What session sync needs of a session. */
export interface CurrentSession {
  access_token: string;
  user: { id: string; email: string };
}

/** Who the user is on the marketplace; no row means a buyer. */
export interface SessionProfile {
  role: 'seller' | 'admin';
  is_approved: boolean;
  company_name: string | null;
  company_id: string | null;
  /** Of the company; null for staff. */
  status: 'pending' | 'approved' | 'rejected' | 'suspended' | null;
}

/**
 * The calls of session sync and sign-out. Apps bind it to their backend with
 * `createSessionPort` of `@mawad/supabase/session`. A failure whose `retryable`
 * is not false means "no answer", never "signed out".
 */
export interface SessionPort {
  /** The stored session, refreshed when it has run out; null when there is none. */
  currentSession(): Promise<CurrentSession | null>;
  /** Tells of every later change, also of those made in other tabs. Answers how to stop. */
  onChange(listener: (session: CurrentSession | null) => void): Promise<() => void>;
  /**
   * Asks the server whether the session still stands; one that was ended elsewhere is told through `onChange`. Rejects with the code
   * `account_suspended` where the staff keeps the person out.
   */
  confirm(): Promise<void>;
  /** Forgets the session on this device first, then tells the server; rejects when that fails. */
  signOut(): Promise<void>;
  setAccessToken(token: string | null): void;
  loadProfile(userId: string): Promise<SessionProfile | null>;
  listWishlist(userId: string): Promise<number[]>;
  mergeWishlist(productIds: number[]): Promise<void>;
  /** The language of the mails that the user receives from now on. */
  saveLanguage(userId: string, language: 'en' | 'ar'): Promise<void>;
}
