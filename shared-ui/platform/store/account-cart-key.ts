/**
 * Storage key of what this browser knows of a signed-in person's carts. While it exists, the cart on the screen belongs to an
 * account, and sign-out removes it.
 */
export const accountCartKey = 'mawad-personal-cart';
