import { useEffect, useEffectEvent } from 'react';

/** Interval of automatic retries in ms. */
const interval = 5_000;

/** Retries automatically at an interval and when the network is back, while `isHopeful` is true. */
export function useRecovery(isHopeful: boolean, retry: () => void): void {
  const tryAgain = useEffectEvent(retry);
  useEffect(() => {
    if (!isHopeful) return;
    const again = () => tryAgain();
    const timer = setInterval(() => navigator.onLine && again(), interval);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [isHopeful]);
}
