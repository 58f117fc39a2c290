import { Box, type SxProps, type Theme } from '@mawad/shared-ui/mui';
import { type ReactNode, type RefCallback, Suspense, use, useState } from 'react';

interface Props {
  /** For links that lead here, also before the children are there. */
  id?: string;
  /** Px kept free while the children are not there. */
  height: number;
  sx?: SxProps<Theme>;
  children: ReactNode;
}

/**
 * Brings its children to life once they come near the screen. The server renders
 * them at once; in the browser its HTML stays as it is until then, and what the
 * children load comes with them.
 */
export function WhenNear({ id, height, sx, children }: Props) {
  const [gate] = useState(() => (typeof document === 'undefined' ? null : createGate()));
  return (
    <Box id={id} ref={gate?.watch} sx={sx}>
      <Suspense fallback={<Box aria-busy sx={{ blockSize: height }} />}>
        <Gate opened={gate?.opened}>{children}</Gate>
      </Suspense>
    </Box>
  );
}

function Gate({ opened, children }: { opened: Promise<void> | undefined; children: ReactNode }) {
  if (opened) use(opened);
  return children;
}

/** So far below the screen, things are got ready. */
const margin = '300px';

function createGate(): { opened: Promise<void>; watch: RefCallback<HTMLElement> } {
  let resolve = () => {};
  const opened = new Promise<void>((open) => (resolve = open));
  return {
    opened,
    watch(element) {
      if (!element || typeof IntersectionObserver === 'undefined') return resolve();
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (!entry?.isIntersecting) return;
          observer.disconnect();
          resolve();
        },
        { rootMargin: margin },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
  };
}
