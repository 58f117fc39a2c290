/** Events by which a visitor acts on a page. */
export const actions = ['pointerdown', 'touchstart', 'keydown'];

/** Calls `work` at the first event of each type. */
export function once(types: string[], work: () => void): void {
  for (const type of types) addEventListener(type, work, { once: true, passive: true });
}

/** Calls `work` when the browser is idle; Safari, which cannot say so, gets it as the next task. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 500 });
  else setTimeout(work);
}
