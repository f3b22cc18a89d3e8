/** What someone does on the provider's page: logs in to an account there, or cancels. */
export type Choice = { readonly account: string } | 'cancel';

/**
 * Goes to a test provider's page as a browser does that was never there, makes a choice, and returns the address of ours
 * that the provider leads back to.
 */
export async function atProvider(url: string, choice: Choice): Promise<string> {
  const { origin } = new URL(url);
  const cookies = new Map<string, string>();
  let at = url;
  for (let hop = 0; hop < 10; hop += 1) {
    if (!at.startsWith(origin)) return at;
    const isAsked = new URL(at).pathname.startsWith('/interaction/');
    const reply = await fetch(at, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      ...(isAsked && { method: 'POST', body: new URLSearchParams(choice === 'cancel' ? { cancel: 'yes' } : choice) }),
    });
    for (const cookie of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const location = reply.headers.get('location');
    if (location === null) throw new Error(`The provider responded ${reply.status} ${await reply.text()}`);
    at = new URL(location, at).href;
  }
  throw new Error('The provider redirects without end.');
}
