import { Suspense, useState } from 'react';
import { Box } from '@mawad/shared-ui/mui';
import type { DrawerProps, MenuItem as LoadedMenuItem, MenuProps } from '@mawad/shared-ui/mui-overlays';
import { lazyPart } from '../../loading/lazy-part.ts';

const overlays = () => import('@mawad/shared-ui/mui-overlays');
const LoadedMenu = lazyPart(async () => (await overlays()).Menu);
const LoadedDrawer = lazyPart(async () => (await overlays()).Drawer);

/** MUI's Menu, whose code arrives when it first opens. */
export function Menu(props: MenuProps) {
  return (
    useOpened(props.open) && (
      <Suspense fallback={null}>
        <LoadedMenu {...props} />
      </Suspense>
    )
  );
}

/** An item of this Menu. */
export const MenuItem = lazyPart(async () => (await overlays()).MenuItem) as unknown as typeof LoadedMenuItem;

/** A line between two groups of a menu's items. */
export function MenuDivider() {
  return (
    <Box
      component="li"
      role="presentation"
      sx={{ borderBlockEnd: 1, borderColor: 'divider', marginBlock: 1 }}
    />
  );
}

/** MUI's Drawer, whose code arrives when it first opens. */
export function Drawer(props: DrawerProps) {
  return (
    useOpened(props.open === true) && (
      <Suspense fallback={null}>
        <LoadedDrawer {...props} />
      </Suspense>
    )
  );
}

/** Fetches the code of menus and drawers ahead, when a pointer comes near what opens one. */
export function prefetchOverlays(): void {
  void overlays().catch(() => undefined);
}

/** Whether it is open or has been: what was open stays mounted for its closing motion. */
export function useOpened(open: boolean): boolean {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return open || opened;
}
