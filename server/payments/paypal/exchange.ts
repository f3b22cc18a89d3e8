/** What came back from PayPal. */
export interface Reply {
  /** Of HTTP; 0 where nothing came back, so that nobody knows whether the request arrived. */
  readonly status: number;
  /** Parsed JSON; undefined where it is none. */
  readonly body: unknown;
  /** The header that says when to try again. */
  readonly retryAfter: string | null;
  /** What PayPal's support asks for. */
  readonly debugId: string | undefined;
  /** Why nothing came back. */
  readonly cause?: unknown;
}

/** Sends one request, and follows no redirect: what is sent is meant for this address alone. Never rejects. */
export async function exchange(url: string, init: RequestInit): Promise<Reply> {
  try {
    const response = await fetch(url, { ...init, redirect: 'error' });
    return {
      status: response.status,
      body: parse(await response.text()),
      retryAfter: response.headers.get('retry-after'),
      debugId: response.headers.get('paypal-debug-id') ?? undefined,
    };
  } catch (cause) {
    return { status: 0, body: undefined, retryAfter: null, debugId: undefined, cause };
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
