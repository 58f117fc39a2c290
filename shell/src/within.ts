/**
 * Returns the result of `work`, or rejects after `milliseconds`. In both cases the signal then aborts, which
 * cancels requests that are still running.
 */
export async function within<Result>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new DOMException(`No answer within ${milliseconds / 1000} s`, 'TimeoutError')),
      milliseconds,
    );
  });
  try {
    return await Promise.race([work(controller.signal), late]);
  } finally {
    clearTimeout(timer);
    controller.abort();
  }
}
