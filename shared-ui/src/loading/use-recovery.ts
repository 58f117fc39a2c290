import { useEffect, useEffectEvent } from 'react';

/** How often what nobody answered is asked for again, ms. */
const interval = 5_000;

/** While there is hope, tries again by itself what failed: now and then, and as soon as the network is back. */
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
