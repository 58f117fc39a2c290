import { networkOrPause } from '@mawad/shared-ui/platform/loading/network-or-pause.ts';
import { AppError } from '@mawad/supabase/errors';

const maxPause = 10_000;

/**
 * Repeats a request until it succeeds or is refused for good. Pauses double up to 10 s and end early when the
 * network returns.
 */
export async function retryUntilAnswered<T>(request: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let pause = 1000; ; pause = Math.min(pause * 2, maxPause)) {
    try {
      const answer = await request();
      signal.throwIfAborted();
      return answer;
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof AppError) || !error.retryable) throw error;
      await networkOrPause(pause, signal);
    }
  }
}
