import { useEffect } from 'react';

/** How often what nobody answered is asked for again, ms. */
const interval = 5_000;

/** Tries again by itself, now and then and as soon as the network is back, what failed for want of an answer. */
export function useRecovery(error: unknown, retry: () => void): void {
  const isRetryable = (error as { retryable?: unknown } | null)?.retryable === true;
  useEffect(() => {
    if (!isRetryable) return;
    const timer = setInterval(() => navigator.onLine && retry(), interval);
    window.addEventListener('online', retry);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', retry);
    };
  }, [isRetryable, retry]);
}
