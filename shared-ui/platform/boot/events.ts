/** Input events by which a visitor acts on a page. */
export const actions = ['pointerdown', 'touchstart', 'keydown'];

export function once(types: string[], work: () => void): void {
  for (const type of types) addEventListener(type, work, { once: true, passive: true });
}

/**
 * Calls `work` when the browser is idle, or as the next task in Safari, which has no `requestIdleCallback`.
 */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 500 });
  else setTimeout(work);
}
