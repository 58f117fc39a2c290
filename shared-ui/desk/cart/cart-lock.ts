const name = 'mawad-account-cart';
/** Longest wait in ms for the lock before an order is sent without it. */
const patience = 3_000;

/** Last task in a browser without locks, such as one that opened the shop without encryption. */
let last: Promise<unknown> = Promise.resolve();

/** Runs tasks on the account's cart one after another, in all tabs of the browser. */
export async function withCartLock<Result>(task: () => Promise<Result>): Promise<Result> {
  if (globalThis.navigator?.locks) return (await navigator.locks.request(name, task)) as Result;
  const next = last.then(task);
  last = next.catch(() => undefined);
  return next;
}

/** Keeps all tabs from syncing the cart until the returned function is called. */
export function holdCart(): Promise<() => void> {
  return new Promise((resolve) => {
    let release = () => {};
    const released = new Promise<void>((done) => (release = done));
    setTimeout(resolve, patience, release);
    void withCartLock(() => {
      resolve(release);
      return released;
    });
  });
}
