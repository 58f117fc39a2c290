/** Something that failed in this visit. */
interface Problem {
  message: string;
  /** Where the visitor was; the reporter makes its pattern of it. */
  pathname: string;
}

/** Until the reporter's code is there; what fails over and over would otherwise fill the memory. */
const mostWaiting = 20;

/** A failure that several layers see counts once. */
const noted = new WeakSet<Error>();
let waiting: Problem[] = [];
let take: ((problem: Problem) => void) | null = null;

/** Notes an error that nobody expected; what the network or the API refused is no fault of the page. */
export function noteProblem(error: unknown): void {
  if (typeof window === 'undefined' || navigator.onLine === false) return;
  if (!isUnexpected(error) || noted.has(error)) return;
  noted.add(error);
  const problem = { message: `${error.name}: ${error.message}`, pathname: window.location.pathname };
  if (take) take(problem);
  else if (waiting.length < mostWaiting) waiting.push(problem);
}

/** Notes whatever nothing catches from now on. */
export function watchProblems(): void {
  window.addEventListener('error', ({ error }) => noteProblem(error));
  window.addEventListener('unhandledrejection', ({ reason }) => noteProblem(reason));
}

/** Hands over what was noted until now, and what will be. */
export function takeProblems(taker: (problem: Problem) => void): void {
  take = taker;
  waiting.forEach(taker);
  waiting = [];
}

function isUnexpected(error: unknown): error is Error {
  return error instanceof Error && error.name !== 'AppError' && error.name !== 'AbortError';
}
