import { Box, type SxProps, type Theme } from '@mawad/shared-ui/mui';
import { type ReactNode, type RefCallback, Suspense, use, useState } from 'react';

interface Props {
  /** For links that lead here, also before the children are there. */
  id?: string;
  /** The element around the children. */
  component?: 'div' | 'li';
  /** Px kept free until the children come near; without it only the server's HTML waits. */
  height?: number;
  sx?: SxProps<Theme>;
  children: ReactNode;
}

/**
 * Brings its children to life once they come near the screen. The server renders
 * them at once; in the browser its HTML stays as it is until then, or until other
 * children are to be shown, and what the children load comes with them.
 */
export function WhenNear({ id, component, height, sx, children }: Props) {
  const [gate] = useState(() => createGate(height));
  const [first] = useState(children);
  if (gate?.keepsServerHtml && children !== first) gate.open();
  return (
    <Box id={id} component={component ?? 'div'} ref={gate?.watch} sx={sx}>
      <Suspense fallback={<Box aria-busy sx={{ blockSize: height }} />}>
        <Passage gate={gate}>{children}</Passage>
      </Suspense>
    </Box>
  );
}

function Passage({ gate, children }: { gate: Gate | null; children: ReactNode }) {
  if (gate) use(gate.opened);
  return children;
}

/** So far below the screen, things are got ready. */
const margin = '300px';

interface Gate {
  /** While the gate is closed, what the server rendered is on screen. */
  keepsServerHtml: boolean;
  open(): void;
  opened: Promise<void>;
  watch: RefCallback<HTMLElement>;
}

/** A closed gate; null where nothing has to wait. */
function createGate(height: number | undefined): Gate | null {
  if (typeof document === 'undefined') return null;
  const keepsServerHtml = document.documentElement.hasAttribute('data-rendered');
  if (!keepsServerHtml && height === undefined) return null;
  let resolve = () => {};
  const opened = new Promise<void>((done) => (resolve = done));
  const open = () => {
    // React reads this mark: who comes to an open gate passes at once, not a moment later.
    Object.assign(opened, { status: 'fulfilled' });
    resolve();
  };
  return {
    keepsServerHtml,
    open,
    opened,
    watch(element) {
      if (!element || typeof IntersectionObserver === 'undefined') return open();
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (!entry?.isIntersecting) return;
          observer.disconnect();
          open();
        },
        { rootMargin: margin },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
  };
}
