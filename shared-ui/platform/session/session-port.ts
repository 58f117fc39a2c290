/** The part of a session that session sync uses. */
export interface CurrentSession {
  access_token: string;
  user: { id: string; email: string };
}

/** Marketplace profile of a user; a user without a profile is a buyer. */
export interface SessionProfile {
  role: 'seller' | 'admin';
  is_approved: boolean;
  /** Registered name; the other two are the public names. All are null for a user without a company. */
  company_name: string | null;
  company_name_en: string | null;
  company_name_ar: string | null;
  company_id: string | null;
  /** Status of the company; null for staff. */
  status: 'pending' | 'approved' | 'rejected' | 'suspended' | null;
  /** Missing step before a portal opens: the code of the second factor, or its setup. */
  second_factor: 'code' | 'setup' | null;
  /** Rights in the company; null if they have to be read. */
  rights: readonly string[] | null;
}

/** An authenticator app enrolled for two-factor sign-in. */
export interface SecondFactor {
  id: string;
  created_at: string;
}

/** A new app: `picture` is the address of its QR code, `secret` the key to type instead. */
export interface NewSecondFactor {
  id: string;
  picture: string;
  secret: string;
}

/** State of an account's recovery codes. */
export interface RecoveryCodes {
  count: number;
  left: number;
  /** Null without codes. */
  created_at: string | null;
  /** True if this session was opened with a recovery code. */
  is_recovered: boolean;
}

/** Calls of two-factor sign-in; a wrong code rejects with `second_factor_wrong`. */
export interface SecondFactorPort {
  list(): Promise<SecondFactor[]>;
  /** Begins the enrollment of an app, which displays `issuer` as the site's name. */
  begin(issuer: string): Promise<NewSecondFactor>;
  confirm(id: string, code: string): Promise<void>;
  /** Verifies a code of any enrolled app, after the password. */
  show(code: string): Promise<void>;
  /** Removes an app, with a code of a remaining app, or of the last one. */
  remove(id: string, code: string): Promise<void>;
  readCodes(): Promise<RecoveryCodes>;
  /** Replaces all recovery codes; the new ones cannot be read again. */
  createCodes(): Promise<string[]>;
  /** Opens this session with a recovery code; a wrong or used code rejects with `code_wrong`. */
  recover(code: string): Promise<void>;
  /** Removes all apps and recovery codes, without a code of an app. */
  removeAll(): Promise<void>;
}

export interface IdentityProof {
  password: string;
  /** Six digits of an authenticator app, or a recovery code; null if the account has none. */
  code: string | null;
}

/**
 * Calls of session sync and sign-out. Apps bind the port to their backend with `createSessionPort` of
 * `@mawad/supabase/session`. A failure without `retryable: false` means "no response", never "signed out".
 */
export interface SessionPort {
  /** Returns the stored session, refreshed if it has expired; null if there is none. */
  currentSession(): Promise<CurrentSession | null>;
  /** Notifies of every later change, including those in other tabs. Resolves to a function that stops. */
  onChange(listener: (session: CurrentSession | null) => void): Promise<() => void>;
  /**
   * Verifies the session with the server; a session ended elsewhere is reported through `onChange`. Rejects
   * with `account_suspended` if staff suspended the account.
   */
  confirm(): Promise<void>;
  /**
   * Removes the session from this device first, then notifies the server; rejects if the server cannot be
   * notified.
   */
  signOut(): Promise<void>;
  setAccessToken(token: string | null): void;
  loadProfile(userId: string): Promise<SessionProfile | null>;
  listWishlist(userId: string): Promise<number[]>;
  mergeWishlist(productIds: number[]): Promise<void>;
  /** Loads the code of two-factor sign-in. */
  secondFactor(): Promise<SecondFactorPort>;
  /**
   * Sets the function that asks the person for a proof of identity when a call needs it; the function
   * resolves to true if the proof was given.
   */
  onIdentityAsked(ask: (needs: { code: boolean }) => Promise<boolean>): void;
  /**
   * Proves the identity for the next ten minutes; rejects with `password_wrong`, `second_factor_wrong`,
   * `second_factor_used` or `code_wrong`.
   */
  proveIdentity(proof: IdentityProof): Promise<void>;
  /** Sets the language of the user's future mails. */
  saveLanguage(userId: string, language: 'en' | 'ar'): Promise<void>;
}
