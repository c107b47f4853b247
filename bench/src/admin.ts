/** The first admin of each measured system. */
export const ADMIN = { email: 'bench@example.com', password: 'bench-admin-password' };
