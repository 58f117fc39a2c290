import type { CurrentSession, SessionPort, SessionProfile } from './session-port.ts';

/** Session state in the store. */
export interface SessionView {
  status: 'loading' | 'signed-in' | 'signed-out' | 'unknown';
  user: { id: string; email: string } | null;
  role: 'buyer' | 'seller' | 'admin';
  is_approved: boolean;
  /** Registered name; the other two are the public names. All are null for a user without a company. */
  company_name: string | null;
  company_name_en: string | null;
  company_name_ar: string | null;
  company_id: string | null;
  seller_status: SessionProfile['status'] | null;
  second_factor: SessionProfile['second_factor'];
  rights: SessionProfile['rights'];
}

/** Outputs of session sync; the component binds them to the store, the query cache and the toasts. */
export interface SessionSink {
  view(): SessionView;
  show(view: SessionView): void;
  guestWishlist(): number[];
  clearGuestWishlist(): void;
  /** The user's rows on the server have changed, or exist for the first time. */
  wishlistChanged(userId: string): void;
  /** Removes all personal data from the query cache. */
  forgetPersonalData(): void;
  profileFailed(error: unknown): void;
  /** Staff suspended the account: ends the session with a message. */
  suspended(): void;
}

/** Runs `task` after `ms`; returns a function that cancels it. */
export type Schedule = (task: () => void, ms: number) => () => void;

export const signedOut: SessionView = {
  status: 'signed-out',
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

/** Same back-off as the supabase clients, capped at 10 s so that a recovered server is noticed soon. */
const retryDelay = (attempt: number) => Math.min(200 * 2 ** attempt, 10_000);
/** Minimum interval in ms between two verifications of the session. */
const confirmInterval = 30_000;
/** Interval in ms at which a pending seller's approval is read. */
const approvalInterval = 5_000;

const browserSchedule: Schedule = (task, ms) => {
  const timer = setTimeout(task, ms);
  return () => clearTimeout(timer);
};

export interface SessionSync {
  /** Reads the session or profile immediately: after a failure, or for a seller's approval. */
  recheck(): void;
  /**
   * Verifies the session with the server, in case it was ended on another device; at most every 30 seconds.
   */
  confirm(): void;
  stop(): void;
}

/**
 * Syncs the store's session with the auth client. Only a definite result signs the user out: without a
 * response the status is `unknown`, known data remains, and the request is retried.
 */
export function startSessionSync(
  port: SessionPort,
  sink: SessionSink,
  schedule: Schedule = browserSchedule,
  currentTime: () => number = Date.now,
): SessionSync {
  let stopped = false;
  let session: CurrentSession | null = null;
  /** Number of the latest request, so that responses about an earlier user are ignored. */
  let latestRequest = 0;
  let attempt = 0;
  let confirmed = -Infinity;
  let cancelTimer = () => {};
  let unsubscribe = () => {};

  function later(task: () => void, ms: number) {
    cancelTimer();
    cancelTimer = schedule(task, ms);
  }

  function retry(task: () => void) {
    later(task, retryDelay(attempt));
    attempt += 1;
  }

  async function begin() {
    const request = ++latestRequest;
    try {
      const current = await port.currentSession();
      if (!stopped && request === latestRequest) accept(current);
    } catch (error) {
      if (stopped || request !== latestRequest) return;
      if (isDefinite(error)) return accept(null);
      if (sink.view().status === 'loading') sink.show({ ...sink.view(), status: 'unknown' });
      retry(() => void begin());
    }
  }

  function accept(current: CurrentSession | null) {
    const previous = sink.view().user;
    const isSame = current !== null && current.access_token === session?.access_token;
    if (isSame && sink.view().status === 'loading') return;
    const isFirst = session === null;
    session = current;
    port.setAccessToken(current?.access_token ?? null);
    if (previous && previous.id !== current?.user.id) sink.forgetPersonalData();
    if (current) {
      if (previous?.id !== current.user.id)
        sink.show({ ...signedOut, status: 'loading', user: current.user });
      // A stored session may have been ended on another device.
      if (isFirst) confirm();
      return void loadProfile(current);
    }
    latestRequest += 1;
    attempt = 0;
    cancelTimer();
    sink.show(signedOut);
  }

  async function loadProfile(current: CurrentSession) {
    const request = ++latestRequest;
    try {
      const profile = await port.loadProfile(current.user.id);
      if (!stopped && request === latestRequest) signIn(current, profile);
    } catch (error) {
      if (stopped || request !== latestRequest) return;
      if (isDefinite(error)) {
        sink.profileFailed(error);
        return signIn(current, null);
      }
      if (sink.view().status === 'loading') sink.show({ ...sink.view(), status: 'unknown' });
      retry(() => void loadProfile(current));
    }
  }

  function signIn(current: CurrentSession, profile: SessionProfile | null) {
    const isNew = sink.view().status !== 'signed-in' || sink.view().user?.id !== current.user.id;
    attempt = 0;
    cancelTimer();
    sink.show({
      status: 'signed-in',
      user: current.user,
      role: profile?.role ?? 'buyer',
      is_approved: profile?.is_approved ?? false,
      company_name: profile?.company_name ?? null,
      company_name_en: profile?.company_name_en ?? null,
      company_name_ar: profile?.company_name_ar ?? null,
      company_id: profile?.company_id ?? null,
      seller_status: profile?.role === 'seller' ? profile.status : null,
      second_factor: profile?.second_factor ?? null,
      rights: profile?.rights ?? null,
    });
    if (isNew) void adoptWishlist(current.user.id);
    if (profile?.role === 'seller' && !profile.is_approved) later(recheck, approvalInterval);
  }

  /** Moves the guest's wishlist to the account; after a failure it remains for the next sign-in. */
  async function adoptWishlist(userId: string) {
    try {
      const guest = sink.guestWishlist();
      if (guest.length === 0) return;
      const saved = new Set(await port.listWishlist(userId));
      const missing = guest.filter((id) => !saved.has(id));
      if (missing.length > 0) await port.mergeWishlist(missing);
      if (sink.view().user?.id !== userId) return;
      sink.clearGuestWishlist();
      sink.wishlistChanged(userId);
    } catch (error) {
      console.error('The guest wishlist could not be merged', error);
    }
  }

  function recheck() {
    if (stopped) return;
    if (session) void loadProfile(session);
    else if (sink.view().status !== 'signed-out') void begin();
  }

  function confirm() {
    if (stopped || !session || currentTime() - confirmed < confirmInterval) return;
    confirmed = currentTime();
    // The session remains if the server does not respond.
    port.confirm().catch((error: unknown) => {
      if ((error as { code?: unknown } | null)?.code === 'account_suspended') sink.suspended();
    });
  }

  async function listen() {
    try {
      const stopListening = await port.onChange((current) => {
        if (!stopped) accept(current);
      });
      if (stopped) stopListening();
      else unsubscribe = stopListening;
    } catch {
      schedule(() => void (stopped || listen()), retryDelay(4));
    }
  }

  void listen();
  void begin();
  return {
    recheck,
    confirm,
    stop() {
      stopped = true;
      cancelTimer();
      unsubscribe();
    },
  };
}

function isDefinite(error: unknown): boolean {
  return (error as { retryable?: unknown } | null)?.retryable === false;
}
