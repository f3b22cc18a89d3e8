/**
 * Approves a payment on the wallet's page, as its button does, and follows the way back to the site: returns the address
 * there. `baseUrl` is where the server's API listens, whatever address it gives for itself.
 */
export async function approveAtWallet(baseUrl: string, approvalUrl: string): Promise<string> {
  const body = new URLSearchParams({ choice: 'approve' });
  const approved = await visit(baseUrl, approvalUrl, { method: 'POST', body });
  return visit(baseUrl, approved);
}

/** Returns the address that an address redirects to. */
async function visit(baseUrl: string, address: string, init: RequestInit = {}): Promise<string> {
  const { pathname, search } = new URL(address);
  const reply = await fetch(new URL(pathname + search, baseUrl), { ...init, redirect: 'manual' });
  return reply.headers.get('location') ?? '';
}
