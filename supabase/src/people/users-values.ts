export const userRoles = ['buyer', 'seller', 'admin'] as const;
