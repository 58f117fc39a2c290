/** Selectors (CSS) that show that the target page is visible. */
export interface Wanted {
  /** Each must exist, be visible, and differ from before the click. */
  content: string[];
  /** One of them appears before the content: the page's title or a placeholder. */
  frame: string;
}

/** Ms from the click until the page's frame and content were painted. */
export interface Times {
  frame: number;
  content: number;
}

const wantedKey = 'bench-wanted';
const timesKey = 'bench-times';

/** Runs in every document before its scripts, so that a shop that loads whole documents is measured too. */
export function watchPaints([wantedKey, timesKey]: string[]): void {
  const pending = sessionStorage.getItem(wantedKey!);
  if (pending) watch(JSON.parse(pending) as Wanted & { clicked: number; from: string }, new Map());
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const stored = sessionStorage.getItem(wantedKey!);
      if (!stored) return;
      const wanted = JSON.parse(stored) as Wanted;
      const before = new Map<Element, string | null>();
      for (const selector of [...wanted.content, wanted.frame])
        for (const element of document.querySelectorAll(selector)) before.set(element, element.textContent);
      const started = { ...wanted, clicked: performance.timeOrigin + timeStamp, from: location.pathname };
      sessionStorage.setItem(wantedKey!, JSON.stringify(started));
      watch(started, before);
    },
    { capture: true },
  );

  function watch(wanted: Wanted & { clicked: number; from: string }, before: Map<Element, string | null>) {
    const times: Partial<Times> = {};
    const isThere = (selector: string) =>
      [...document.querySelectorAll(selector)].some(
        (element) =>
          element.checkVisibility() && (!before.has(element) || before.get(element) !== element.textContent),
      );
    // A task started in a frame runs after that frame is painted.
    const note = (name: keyof Times) => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        times[name] ??= performance.timeOrigin + performance.now() - wanted.clicked;
        channel.port1.close();
        if (times.content === undefined || times.frame === undefined) return;
        sessionStorage.removeItem(wantedKey!);
        sessionStorage.setItem(timesKey!, JSON.stringify(times));
      };
      channel.port2.postMessage(null);
    };
    const look = () => {
      const isNext = location.pathname !== wanted.from;
      const hasContent = isNext && wanted.content.every(isThere);
      if (hasContent || (isNext && times.frame === undefined && isThere(wanted.frame))) note('frame');
      if (hasContent) note('content');
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }
}

/** Arguments of `watchPaints`. */
export const paintKeys = [wantedKey, timesKey];
