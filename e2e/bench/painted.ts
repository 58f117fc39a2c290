/** What tells that the page a link leads to is on the screen; selectors of CSS. */
export interface Wanted {
  /** Each must be there, visible, and other than before the click. */
  content: string[];
  /** One of them stands before the content does: the page's title or the shape of what comes. */
  frame: string;
}

/** Ms from the click to the frame after the page's frame, and after its content, were painted. */
export interface Times {
  frame: number;
  content: number;
}

const wantedKey = 'bench-wanted';
const timesKey = 'bench-times';

/** Runs in every document before anything of it, so that a shop that loads whole documents is measured too. */
export function watchPaints([wantedKey, timesKey]: string[]): void {
  const pending = sessionStorage.getItem(wantedKey!);
  if (pending) watch(JSON.parse(pending) as Wanted & { clicked: number; from: string }, new Map());
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const asked = sessionStorage.getItem(wantedKey!);
      if (!asked) return;
      const wanted = JSON.parse(asked) as Wanted;
      const before = new Map<Element, string | null>();
      for (const selector of [...wanted.content, wanted.frame])
        for (const element of document.querySelectorAll(selector)) before.set(element, element.textContent);
      const begun = { ...wanted, clicked: performance.timeOrigin + timeStamp, from: location.pathname };
      sessionStorage.setItem(wantedKey!, JSON.stringify(begun));
      watch(begun, before);
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
    // A task that a frame starts comes after that frame is painted.
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

/** What `watchPaints` is started with. */
export const paintKeys = [wantedKey, timesKey];
