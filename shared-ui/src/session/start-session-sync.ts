import type { CurrentSession, SessionPort, SessionProfile } from './session-port.ts';

/** What the store shows of the session. */
export interface SessionView {
  status: 'loading' | 'signed-in' | 'signed-out' | 'unknown';
  user: { id: string; email: string } | null;
  role: 'buyer' | 'seller' | 'admin';
  is_approved: boolean;
  /** As registered; the others are what the company calls itself. Null for who works in none. */
  company_name: string | null;
  company_name_en: string | null;
  company_name_ar: string | null;
  company_id: string | null;
  seller_status: SessionProfile['status'] | null;
  second_factor: SessionProfile['second_factor'];
}

/** Where session sync writes; the component binds it to the store, the query cache and the toasts. */
export interface SessionSink {
  view(): SessionView;
  show(view: SessionView): void;
  guestWishlist(): number[];
  clearGuestWishlist(): void;
  /** The user's rows on the server have changed or are there for the first time. */
  wishlistChanged(userId: string): void;
  /** Drops everything personal from the query cache. */
  forgetPersonalData(): void;
  profileFailed(error: unknown): void;
  /** The staff keeps the person out: the session is to end, with a sentence. */
  suspended(): void;
}

/** Runs `task` after `ms`; answers how to cancel it. */
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
};

/** The supabase clients' own back-off, capped so that a returning server is noticed soon. */
const retryDelay = (attempt: number) => Math.min(200 * 2 ** attempt, 10_000);
/** Shortest time between two questions whether the session still stands, ms. */
const confirmInterval = 30_000;
/** How often a seller who waits for approval is looked up again, ms. */
const approvalInterval = 5_000;

const browserSchedule: Schedule = (task, ms) => {
  const timer = setTimeout(task, ms);
  return () => clearTimeout(timer);
};

export interface SessionSync {
  /** Asks again now: after a failure, or for a seller's approval. */
  recheck(): void;
  /** Notices that the session was ended on another device; asks the server at most every half minute. */
  confirm(): void;
  stop(): void;
}

/**
 * Keeps the store's session equal to the auth client's. Only a definite answer
 * signs anybody out: without one the status is `unknown`, what was known stays,
 * and the question is asked again.
 */
export function startSessionSync(
  port: SessionPort,
  sink: SessionSink,
  schedule: Schedule = browserSchedule,
  currentTime: () => number = Date.now,
): SessionSync {
  let stopped = false;
  let session: CurrentSession | null = null;
  /** Counts what was asked, so that an answer about an earlier user is dropped. */
  let question = 0;
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
    const asked = ++question;
    try {
      const current = await port.currentSession();
      if (!stopped && asked === question) accept(current);
    } catch (error) {
      if (stopped || asked !== question) return;
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
      // A stored session may have been ended on another device since.
      if (isFirst) confirm();
      return void loadProfile(current);
    }
    question += 1;
    attempt = 0;
    cancelTimer();
    sink.show(signedOut);
  }

  async function loadProfile(current: CurrentSession) {
    const asked = ++question;
    try {
      const profile = await port.loadProfile(current.user.id);
      if (!stopped && asked === question) signIn(current, profile);
    } catch (error) {
      if (stopped || asked !== question) return;
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
    });
    if (isNew) void adoptWishlist(current.user.id);
    if (profile?.role === 'seller' && !profile.is_approved) later(recheck, approvalInterval);
  }

  /** Moves the guest's wishlist to the account; on failure it stays for the next sign-in. */
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
    // Without an answer the session stands, as it does everywhere else.
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
