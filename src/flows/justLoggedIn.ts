/** The router's state on the way home from logging in or signing up. */
export const justLoggedIn = { justLoggedIn: true } as const;

/** Whether the router's state says that someone has just logged in. */
export const isJustLoggedIn = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'justLoggedIn' in state;
