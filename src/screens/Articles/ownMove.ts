/** What the router keeps of a move that the page of the articles made itself. */
export interface OwnMove {
  readonly isOwn: true;
  /** The address right below in the history, where this one was put on top of it to open an article. */
  readonly over: string | undefined;
}

/** Reads the router's state; undefined for a move that somebody else made. */
export function readOwnMove(state: unknown): OwnMove | undefined {
  if (typeof state !== 'object' || state === null || !('isOwn' in state)) return undefined;
  return { isOwn: true, over: 'over' in state && typeof state.over === 'string' ? state.over : undefined };
}
