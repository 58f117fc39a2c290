interface Problem {
  message: string;
  /** Path of the page; the reporter replaces it with its route pattern. */
  pathname: string;
}

/**
 * Limits the problems stored until the reporter's code is loaded, because repeated errors would fill the
 * memory.
 */
const maxPending = 20;

/** Errors that were already recorded, because several layers may handle one error. */
const recorded = new WeakSet<Error>();
let pending: Problem[] = [];
let handler: ((problem: Problem) => void) | null = null;

/** Records an unexpected error. Errors of the network or the API are not faults of the page. */
export function recordProblem(error: unknown): void {
  if (typeof window === 'undefined' || navigator.onLine === false) return;
  if (!isUnexpected(error) || recorded.has(error)) return;
  recorded.add(error);
  const problem = { message: `${error.name}: ${error.message}`, pathname: window.location.pathname };
  if (handler) handler(problem);
  else if (pending.length < maxPending) pending.push(problem);
}

/** Starts recording uncaught errors and rejections. */
export function watchProblems(): void {
  window.addEventListener('error', ({ error }) => recordProblem(error));
  window.addEventListener('unhandledrejection', ({ reason }) => recordProblem(reason));
}

/** Passes the recorded and all future problems to `newHandler`. */
export function onProblem(newHandler: (problem: Problem) => void): void {
  handler = newHandler;
  pending.forEach(newHandler);
  pending = [];
}

function isUnexpected(error: unknown): error is Error {
  return error instanceof Error && error.name !== 'AppError' && error.name !== 'AbortError';
}
