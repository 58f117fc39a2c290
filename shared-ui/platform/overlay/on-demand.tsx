import { Suspense, useState } from 'react';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import type {
  DrawerProps,
  MenuItem as LoadedMenuItem,
  MenuProps,
} from '@mawad/shared-ui/kit/mui-overlays.ts';
import { lazyPart } from '../loading/lazy-part.ts';

const overlays = () => import('@mawad/shared-ui/kit/mui-overlays.ts');
const LoadedMenu = lazyPart(async () => (await overlays()).Menu);
const LoadedDrawer = lazyPart(async () => (await overlays()).Drawer);

/** MUI's Menu; its code is loaded when it first opens. */
export function Menu(props: MenuProps) {
  return (
    useOpened(props.open) && (
      <Suspense fallback={null}>
        <LoadedMenu {...props} />
      </Suspense>
    )
  );
}

export const MenuItem = lazyPart(async () => (await overlays()).MenuItem) as unknown as typeof LoadedMenuItem;

export function MenuDivider() {
  return (
    <Box
      component="li"
      role="presentation"
      sx={{ borderBlockEnd: 1, borderColor: 'divider', marginBlock: 1 }}
    />
  );
}

/** MUI's Drawer; its code is loaded when it first opens. */
export function Drawer(props: DrawerProps) {
  return (
    useOpened(props.open === true) && (
      <Suspense fallback={null}>
        <LoadedDrawer {...props} />
      </Suspense>
    )
  );
}

/** Prefetches the code of menus and drawers. Called when a pointer approaches a button that opens one. */
export function prefetchOverlays(): void {
  void overlays().catch(() => undefined);
}

/** True if open now or before: an overlay stays mounted for its closing animation. */
export function useOpened(open: boolean): boolean {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return open || opened;
}
