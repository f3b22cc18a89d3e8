import { type IdProvider } from '../../../contract/idProviders.ts';
import { connectProvider, retrieveConnections, startPath } from '../../../contract/openId.ts';
import { call } from '../client.ts';
import { base } from '../exchange.ts';
import { useCall } from '../useMutation.ts';
import { useRead } from '../useRead.ts';

/** Address that leads to a provider's login, and from there back to the page `next`, or home where it is empty. */
export const openIdAddress = (provider: IdProvider, next: string): string =>
  `${base}${startPath(provider)}${next && `?${new URLSearchParams({ next }).toString()}`}`;

/** The ways into the logged-in user's account: whether there is a password, and the connected accounts. */
export const useConnections = (userId: string) =>
  useRead([retrieveConnections.path, userId], () => call(retrieveConnections, { query: { userId } }));

/** Begins to connect an account; the page is on its way to the provider when the run resolves with an address. */
export const useConnectProvider = () => useCall(connectProvider, ({ url }) => location.assign(url));
