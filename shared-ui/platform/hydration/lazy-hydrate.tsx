import { renderedMark } from './rendered-mark.ts';
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
  /** Target of links, also before the children are rendered. */
  id?: string;
  component?: 'div' | 'li';
  /** Height in px reserved until the children come near the screen; without it only server HTML waits. */
  height?: number;
  /**
   * Approximate block size of the children, such as `480px`. Server HTML far below the screen has this size
   * and is laid out only when it comes near. A page rendered by the browser does not wait, so that Back
   * restores the scroll position.
   */
  estimatedSize?: string;
  /** Lays out the server's HTML immediately; it is only hidden briefly while fonts are added. */
  immediate?: boolean;
  style?: CSSProperties;
  children: ReactNode;
}

/**
 * Hydrates its children when they come near the screen. The server renders them; in the browser that HTML is
 * left alone until then, until the visitor uses it, or until the children change. Code and data of the
 * children load with hydration, and a button clicked before acts afterwards.
 */
export function LazyHydrate({
  id,
  component: Element = 'div',
  height,
  estimatedSize,
  immediate = false,
  style,
  children,
}: Props) {
  const box = useRef<HTMLElement>(null);
  const [boundary] = useState(() => createBoundary(height));
  const [mark] = useState(() => (isServedPage() ? { [renderedMark]: '' } : undefined));
  const [wait] = useState(() =>
    estimatedSize && isServedPage() ? waiting(estimatedSize, immediate) : undefined,
  );
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

/**
 * `boot/join-fonts.ts` finds these elements by their intrinsic size. The margin leaves room for shadows and
 * focus rings.
 */
const waiting = (size: string, immediate: boolean) =>
  ({
    contentVisibility: immediate ? undefined : 'auto',
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
  // A layout effect runs within the event that caused the hydration, so that `repeatEarlyInput` does not
  // repeat the event.
  useLayoutEffect(markHydrated);
  return children;
}

/**
 * Distance from the screen at which children are hydrated; larger if there is no server HTML to read
 * meanwhile.
 */
const margin = { served: '100px', absent: '300px' };

interface Boundary {
  /** True if the server's HTML is shown until the boundary opens. */
  keepsServerHtml: boolean;
  open(): void;
  opened: Promise<void>;
  /** Opens the boundary when the element comes near the screen. Returns a function that stops watching. */
  watch(element: HTMLElement): (() => void) | undefined;
}

/** True on the server, and in the browser until a server-rendered page is hydrated. */
function isServedPage(): boolean {
  return typeof document === 'undefined' || document.documentElement.hasAttribute(renderedMark);
}

/** Creates a promise that suspends hydration of the children until it opens; null if nothing has to wait. */
function createBoundary(height: number | undefined): Boundary | null {
  if (typeof document === 'undefined') return null;
  const keepsServerHtml = isServedPage();
  if (!keepsServerHtml && height === undefined) return null;
  let resolve = () => {};
  const opened = new Promise<void>((done) => (resolve = done));
  const open = () => {
    // React reads `status` of a thenable: a fulfilled one renders synchronously, without a flash of the
    // fallback.
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

/**
 * Opens the boundary around an element that is used before hydration. Capturing listeners run before React's,
 * so that React handles the same event.
 */
function openWhenUsed(element: Element, open: () => void): () => void {
  for (const type of ['pointerdown', 'click', 'focusin']) document.addEventListener(type, openUsed, true);
  waitingBoundaries.set(element, open);
  return () => void waitingBoundaries.delete(element);
}

function openUsed({ target }: Event): void {
  for (const [element, open] of waitingBoundaries) if (element.contains(target as Node)) open();
}
