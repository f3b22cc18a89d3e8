/** A token as it was granted. */
export interface Grant {
  readonly token: string;
  /** In seconds. */
  readonly lifetime: number;
}

/** The tokens that requests carry. */
export interface AccessTokens {
  /** One that is good for a while. Rejects where none is granted. */
  readonly current: () => Promise<string>;
  /** Forgets a token that was refused. */
  readonly drop: (token: string) => void;
}

/** How long before its end a token is no longer used, in seconds. */
const MARGIN = 60;

/** Keeps a token for as long as it is good, and asks for the next one once, however many wait for it. */
export function accessTokens(ask: () => Promise<Grant>, now: () => number): AccessTokens {
  let kept: { token: string; until: number } | undefined;
  let asking: Promise<string> | undefined;

  async function renew(): Promise<string> {
    const { token, lifetime } = await ask();
    kept = { token, until: now() + (lifetime - MARGIN) * 1000 };
    return token;
  }

  return {
    current: async () => {
      if (kept && now() < kept.until) return kept.token;
      asking ??= renew().finally(() => (asking = undefined));
      return asking;
    },
    drop: (token) => {
      if (kept?.token === token) kept = undefined;
    },
  };
}
