/** What session sync needs of a session. */
export interface CurrentSession {
  access_token: string;
  user: { id: string; email: string };
}

/** Who the user is on the marketplace; no row means a buyer. */
export interface SessionProfile {
  role: 'seller' | 'admin';
  is_approved: boolean;
  /** As registered; the others are what the company calls itself. Null for who works in none. */
  company_name: string | null;
  company_name_en: string | null;
  company_name_ar: string | null;
  company_id: string | null;
  /** Of the company; null for staff. */
  status: 'pending' | 'approved' | 'rejected' | 'suspended' | null;
  /** What the sign-in lacks for a portal: the code of the second factor, or setting one up. */
  second_factor: 'code' | 'setup' | null;
}

/** An app that shows codes for two-factor sign-in. */
export interface SecondFactor {
  id: string;
  created_at: string;
}

/** A new one: what its camera reads (the address of a picture), or what is typed into it. */
export interface NewSecondFactor {
  id: string;
  picture: string;
  secret: string;
}

/** The calls of two-factor sign-in; a wrong code rejects with the code `second_factor_wrong`. */
export interface SecondFactorPort {
  list(): Promise<SecondFactor[]>;
  /** Begins a new app, which shows `issuer` as the site's name. */
  begin(issuer: string): Promise<NewSecondFactor>;
  /** Takes the new app into use. */
  confirm(id: string, code: string): Promise<void>;
  /** Shows the code of any app in use, after the password. */
  show(code: string): Promise<void>;
  /** Takes an app away, with the code of one that stays or of the last one. */
  remove(id: string, code: string): Promise<void>;
}

/** What a person proves the own identity with. */
export interface IdentityProof {
  password: string;
  /** Of an authenticator app; null if the account has none. */
  code: string | null;
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
  /** Loads two-factor sign-in on use. */
  secondFactor(): Promise<SecondFactorPort>;
  /** Who asks the person for a proof of identity when a call needs it; answers whether it was given. */
  onIdentityAsked(ask: (needs: { code: boolean }) => Promise<boolean>): void;
  /** Proves the identity for the next ten minutes; rejects with `password_wrong`, `second_factor_wrong` or `second_factor_used`. */
  proveIdentity(proof: IdentityProof): Promise<void>;
  /** The language of the mails that the user receives from now on. */
  saveLanguage(userId: string, language: 'en' | 'ar'): Promise<void>;
}
