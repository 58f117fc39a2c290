import { networkOrPause } from '@mawad/shared-ui/loading/network-or-pause';
import { AppError } from '@mawad/supabase/errors';

const longestPause = 10_000;

/** Asks again, ever later and at once when the network is back, until there is an answer or a definite refusal. */
export async function whenAnswered<T>(ask: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let pause = 1000; ; pause = Math.min(pause * 2, longestPause)) {
    try {
      const answer = await ask();
      signal.throwIfAborted();
      return answer;
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof AppError) || !error.retryable) throw error;
      await networkOrPause(pause, signal);
    }
  }
}
