/** Overlays of the page: the cart drawer and the side menu, at most one open. */
export interface LayoutSlice {
  cartOpen: boolean;
  menuOpen: boolean;
  setCartOpen(open: boolean): void;
  setMenuOpen(open: boolean): void;
}

export function createLayoutSlice(patch: (change: Partial<LayoutSlice>) => void): LayoutSlice {
  return {
    cartOpen: false,
    menuOpen: false,
    setCartOpen: (open) => patch({ cartOpen: open, ...(open && { menuOpen: false }) }),
    setMenuOpen: (open) => patch({ menuOpen: open, ...(open && { cartOpen: false }) }),
  };
}
