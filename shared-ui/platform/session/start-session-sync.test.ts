/** @jest-environment node */
import type { CurrentSession, SessionPort, SessionProfile } from './session-port.ts';
import { type SessionSink, type SessionView, signedOut, startSessionSync } from './start-session-sync.ts';

const ali: CurrentSession = { access_token: 'token-1', user: { id: 'ali', email: 'ali@mawad.test' } };
const noResponse = Object.assign(new Error('network'), { retryable: true });
const refused = Object.assign(new Error('not_allowed'), { retryable: false });
const pending: SessionProfile = {
  role: 'seller',
  is_approved: false,
  company_id: 'company-1',
  company_name: 'Tigris',
  company_name_en: 'Tigris',
  company_name_ar: 'Tigris',
  status: 'pending',
  second_factor: null,
  rights: null,
};

/** Runs the callbacks of all settled promises. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

function start(overrides: Partial<SessionPort> = {}) {
  let view: SessionView = { ...signedOut, status: 'loading' };
  let guest = [7, 8];
  const seen: string[] = [];
  const timers: (() => void)[] = [];
  let announce: (session: CurrentSession | null) => void = () => {};
  const port: SessionPort = {
    currentSession: jest.fn(async () => ali as CurrentSession | null),
    onChange: async (listener) => {
      announce = listener;
      return () => {};
    },
    confirm: jest.fn(async () => {}),
    signOut: async () => {},
    setAccessToken: jest.fn(),
    loadProfile: jest.fn(async () => null as SessionProfile | null),
    listWishlist: jest.fn(async () => [8]),
    mergeWishlist: jest.fn(async () => {}),
    onIdentityAsked: () => {},
    proveIdentity: async () => {},
    saveLanguage: async () => {},
    secondFactor: () => Promise.reject(refused),
    ...overrides,
  };
  const sink: SessionSink = {
    view: () => view,
    show: (next) => {
      view = next;
      seen.push(next.status);
    },
    guestWishlist: () => guest,
    clearGuestWishlist: () => {
      guest = [];
    },
    wishlistChanged: jest.fn(),
    forgetPersonalData: jest.fn(),
    profileFailed: jest.fn(),
    suspended: () => undefined,
  };
  let time = 0;
  const schedule = (task: () => void) => {
    timers.push(task);
    return () => timers.splice(timers.indexOf(task), 1);
  };
  const sync = startSessionSync(port, sink, schedule, () => time);
  return {
    port,
    sink,
    sync,
    seen,
    view: () => view,
    guest: () => guest,
    announce: (session: CurrentSession | null) => announce(session),
    runTimers: () => timers.splice(0).forEach((task) => task()),
    waiting: () => timers.length,
    wait: (ms: number) => {
      time += ms;
    },
  };
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

describe('at the start', () => {
  it('is signed out without a session', async () => {
    const app = start({ currentSession: async () => null });
    await settle();
    expect(app.view()).toEqual(signedOut);
  });

  it('treats a user without a profile as a buyer @buyer-by-default', async () => {
    const app = start();
    await settle();
    expect(app.view()).toMatchObject({
      status: 'signed-in',
      role: 'buyer',
      is_approved: false,
      user: ali.user,
    });
    expect(app.port.setAccessToken).toHaveBeenCalledWith('token-1');
  });

  it('reads role, approval and company from the profile', async () => {
    const app = start({ loadProfile: async () => ({ ...pending, is_approved: true }) });
    await settle();
    expect(app.view()).toMatchObject({
      role: 'seller',
      is_approved: true,
      company_name: 'Tigris',
      company_name_en: 'Tigris',
      company_name_ar: 'Tigris',
    });
  });

  it('has the status unknown while the server does not respond, and retries', async () => {
    const currentSession = jest.fn().mockRejectedValueOnce(noResponse).mockResolvedValue(ali);
    const app = start({ currentSession });
    await settle();
    expect(app.view().status).toBe('unknown');
    app.runTimers();
    await settle();
    expect(app.view().status).toBe('signed-in');
    expect(app.seen).not.toContain('signed-out');
  });

  it('is signed out if the server refuses the session', async () => {
    const app = start({ currentSession: () => Promise.reject(refused) });
    await settle();
    expect(app.view()).toEqual(signedOut);
  });

  it('keeps the user and retries if the profile fails to load', async () => {
    const loadProfile = jest.fn().mockRejectedValueOnce(noResponse).mockResolvedValue(pending);
    const app = start({ loadProfile });
    await settle();
    expect(app.view()).toMatchObject({ status: 'unknown', user: ali.user });
    expect(app.sink.profileFailed).not.toHaveBeenCalled();
    app.runTimers();
    await settle();
    expect(app.view()).toMatchObject({ status: 'signed-in', role: 'seller' });
  });

  it('reports a refused profile and treats the user as a buyer @profile-failed', async () => {
    const app = start({ loadProfile: () => Promise.reject(refused) });
    await settle();
    expect(app.sink.profileFailed).toHaveBeenCalledWith(refused);
    expect(app.view()).toMatchObject({ status: 'signed-in', role: 'buyer', is_approved: false });
  });
});

describe('later', () => {
  it('clears the user and all personal data on sign-out in any tab', async () => {
    const app = start();
    await settle();
    app.announce(null);
    expect(app.view()).toEqual(signedOut);
    expect(app.sink.forgetPersonalData).toHaveBeenCalled();
    expect(app.port.setAccessToken).toHaveBeenLastCalledWith(null);
  });

  it('clears the data of the first user when another one signs in', async () => {
    const app = start();
    await settle();
    app.announce({ access_token: 'token-2', user: { id: 'sara', email: 'sara@mawad.test' } });
    expect(app.sink.forgetPersonalData).toHaveBeenCalled();
    await settle();
    expect(app.view().user?.id).toBe('sara');
  });

  it('uses the new token after a refresh without leaving the signed-in state', async () => {
    const app = start();
    await settle();
    app.announce({ ...ali, access_token: 'token-2' });
    await settle();
    expect(app.port.setAccessToken).toHaveBeenLastCalledWith('token-2');
    expect(app.seen.slice(app.seen.indexOf('signed-in'))).toEqual(['signed-in', 'signed-in']);
  });

  it('keeps the known profile if a later request fails', async () => {
    const loadProfile = jest
      .fn()
      .mockResolvedValueOnce({ ...pending, is_approved: true })
      .mockRejectedValueOnce(noResponse);
    const app = start({ loadProfile });
    await settle();
    app.sync.recheck();
    await settle();
    expect(app.view()).toMatchObject({ status: 'signed-in', role: 'seller', is_approved: true });
  });

  it('notices the approval of a pending seller', async () => {
    const loadProfile = jest
      .fn()
      .mockResolvedValueOnce(pending)
      .mockResolvedValue({ ...pending, is_approved: true });
    const app = start({ loadProfile });
    await settle();
    expect(app.view().is_approved).toBe(false);
    app.runTimers();
    await settle();
    expect(app.view().is_approved).toBe(true);
    expect(app.waiting()).toBe(0);
  });

  it('ignores the profile of a user who has signed out meanwhile', async () => {
    let answer: (profile: SessionProfile) => void = () => {};
    const app = start({ loadProfile: () => new Promise((resolve) => (answer = resolve)) });
    await settle();
    app.announce(null);
    answer({ ...pending, is_approved: true });
    await settle();
    expect(app.view()).toEqual(signedOut);
  });
});

describe('a session that may have been ended on another device', () => {
  it('is verified with the server at the start and then at most every 30 seconds', async () => {
    const app = start();
    await settle();
    expect(app.port.confirm).toHaveBeenCalledTimes(1);
    app.sync.confirm();
    app.wait(30_000);
    app.sync.confirm();
    app.sync.confirm();
    expect(app.port.confirm).toHaveBeenCalledTimes(2);
  });

  it('is verified if the auth client reports it before it is requested', async () => {
    const app = start({ currentSession: () => new Promise(() => {}) });
    await settle();
    app.announce(ali);
    expect(app.port.confirm).toHaveBeenCalledTimes(1);
  });

  it('remains while the server does not respond', async () => {
    const app = start({ confirm: () => Promise.reject(noResponse) });
    await settle();
    expect(app.view().status).toBe('signed-in');
  });

  it('is not verified if there is none', async () => {
    const app = start({ currentSession: async () => null });
    await settle();
    app.sync.confirm();
    expect(app.port.confirm).not.toHaveBeenCalled();
  });
});

describe('the guest wishlist', () => {
  it('moves missing products to the account once, and is cleared @wishlist-merge', async () => {
    const app = start();
    await settle();
    expect(app.port.mergeWishlist).toHaveBeenCalledWith([7]);
    expect(app.guest()).toEqual([]);
    app.announce({ ...ali, access_token: 'token-2' });
    await settle();
    expect(app.port.mergeWishlist).toHaveBeenCalledTimes(1);
  });

  it('is cleared without a write if the account has all products @wishlist-merge-nothing', async () => {
    const app = start({ listWishlist: async () => [7, 8, 9] });
    await settle();
    expect(app.port.mergeWishlist).not.toHaveBeenCalled();
    expect(app.guest()).toEqual([]);
  });

  it('remains if the merge fails @wishlist-merge-failed', async () => {
    const app = start({ mergeWishlist: () => Promise.reject(noResponse) });
    await settle();
    expect(app.guest()).toEqual([7, 8]);
    expect(console.error).toHaveBeenCalled();
  });
});
