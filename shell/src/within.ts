/**
 * What `work` answers within its time, in milliseconds; rejects when that is up. Then, and when the
 * work is done, its signal aborts: what it began ends with it.
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
