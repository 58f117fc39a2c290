import { renderedMark } from '../../hydration/rendered-mark.ts';
import {
  type CSSProperties,
  type ReactNode,
  type Ref,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

interface Props {
  /** For links that lead here, also before the children are there. */
  id?: string;
  /** The element around the children. */
  component?: 'div' | 'li';
  /** Px kept free until the children come near; without it only the server's HTML waits. */
  height?: number;
  /**
   * The children's block size, about, e.g. `480px`: far below, what the server sent takes this room
   * and is laid out only as it comes near. In a page of the browser's own making nothing waits, so
   * that Back finds the reader's place.
   */
  servedSize?: string;
  /** The server's HTML is laid out at once all the same; it only waits while other fonts join the page. */
  atOnce?: boolean;
  style?: CSSProperties;
  children: ReactNode;
}

/**
 * Hydrates its children once they come near the screen. The server renders them at once; in the browser
 * its HTML stays as it is until then, until it is used, or until other children are to be shown.
 * What the children load comes with them; a button pressed meanwhile acts once they are hydrated.
 */
export function WhenNear({
  id,
  component: Element = 'div',
  height,
  servedSize,
  atOnce = false,
  style,
  children,
}: Props) {
  const box = useRef<HTMLElement>(null);
  const [boundary] = useState(() => createBoundary(height));
  const [mark] = useState(() => (isServedPage() ? { [renderedMark]: '' } : undefined));
  const [wait] = useState(() => (servedSize && isServedPage() ? waiting(servedSize, atOnce) : undefined));
  const [first] = useState(children);
  if (boundary?.keepsServerHtml && children !== first) boundary.open();
  useEffect(() => boundary?.watch(box.current!), [boundary]);
  return (
    <Element
      id={id}
      ref={box as Ref<never>}
      style={wait && style ? { ...wait, ...style } : (wait ?? style)}
      {...mark}
    >
      <Suspense fallback={<div aria-busy style={{ blockSize: height }} />}>
        <Hydrated boundary={boundary} markHydrated={() => box.current?.removeAttribute(renderedMark)}>
          {children}
        </Hydrated>
      </Suspense>
    </Element>
  );
}

/** `boot/join-fonts.ts` finds these elements by their intrinsic size; the margin keeps shadows and focus rings. */
const waiting = (size: string, atOnce: boolean) =>
  ({
    contentVisibility: atOnce ? undefined : 'auto',
    containIntrinsicBlockSize: `auto ${size}`,
    overflowClipMargin: '8px',
  }) as const;

interface HydratedProps {
  boundary: Boundary | null;
  markHydrated(): void;
  children: ReactNode;
}

function Hydrated({ boundary, markHydrated, children }: HydratedProps) {
  if (boundary) use(boundary.opened);
  // A layout effect runs within the event that React hydrates for, so that `repeatEarlyInput` does not repeat that event.
  useLayoutEffect(markHydrated);
  return children;
}

/** How far from the screen children are hydrated: earlier where there is no HTML of the server to read meanwhile. */
const margin = { served: '100px', absent: '300px' };

interface Boundary {
  /** Until it opens, the server's HTML is on screen. */
  keepsServerHtml: boolean;
  open(): void;
  opened: Promise<void>;
  /** Opens as the element comes near; answers how to stop watching. */
  watch(element: HTMLElement): (() => void) | undefined;
}

/** Whether what is rendered is the page as the server sends it, there or in the browser. */
function isServedPage(): boolean {
  return typeof document === 'undefined' || document.documentElement.hasAttribute(renderedMark);
}

/** A hydration boundary, which keeps React from its children until it opens; null where nothing has to wait. */
function createBoundary(height: number | undefined): Boundary | null {
  if (typeof document === 'undefined') return null;
  const keepsServerHtml = isServedPage();
  if (!keepsServerHtml && height === undefined) return null;
  let resolve = () => {};
  const opened = new Promise<void>((done) => (resolve = done));
  const open = () => {
    // React reads `status` of a thenable: a fulfilled one renders synchronously, without a flash of the fallback.
    Object.assign(opened, { status: 'fulfilled' });
    resolve();
  };
  return {
    keepsServerHtml,
    open,
    opened,
    watch(element) {
      if (typeof IntersectionObserver === 'undefined') return void open();
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (!entry?.isIntersecting) return;
          leave();
          open();
        },
        { rootMargin: keepsServerHtml ? margin.served : margin.absent },
      );
      observer.observe(element);
      const stopListening = openWhenUsed(element, open);
      const leave = () => {
        observer.disconnect();
        stopListening();
      };
      return leave;
    },
  };
}

const waitingBoundaries = new Map<Element, () => void>();

/** Opens the boundary around what is used before it is hydrated, ahead of React's listeners, so that React handles that very event. */
function openWhenUsed(element: Element, open: () => void): () => void {
  for (const type of ['pointerdown', 'click', 'focusin']) document.addEventListener(type, openUsed, true);
  waitingBoundaries.set(element, open);
  return () => void waitingBoundaries.delete(element);
}

function openUsed({ target }: Event): void {
  for (const [element, open] of waitingBoundaries) if (element.contains(target as Node)) open();
}
