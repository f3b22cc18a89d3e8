import { noPassword, wrongPassword } from '../../../contract/credentials.ts';
import { connectProvider, disconnectProvider, finishLogin, retrieveConnections } from '../../../contract/openId.ts';
import { paths } from '../../../domain/paths.ts';
import * as accounts from '../accounts.ts';
import { addConnection, connectionsOf, removeConnection } from '../connections.ts';
import { mock, MockRefusal } from '../mock.ts';

/** The user whom the mocks' providers vouch for. */
const email = 'ana.silva@example.org';

/**
 * Connected accounts in memory, by the server's rules as far as screens depend on them; every provider vouches for one person.
 */
export const openIdHandlers = [
  mock(finishLogin, () => {
    const account = accounts.accountOf(email) ?? accounts.addAccount(email, '');
    if (connectionsOf(account.userId).length === 0) addConnection(account.userId, 'google');
    return accounts.newSession(account);
  }),
  mock(retrieveConnections, ({ query: { userId }, request }) => {
    accounts.requireSelf(request, userId);
    return { hasPassword: hasPassword(userId), connections: [...connectionsOf(userId)] };
  }),
  mock(connectProvider, ({ body: { userId, provider, password }, request }) => {
    accounts.requireSelf(request, userId);
    if (!hasPassword(userId)) throw new MockRefusal(noPassword);
    if (accounts.accountById(userId)?.password !== password) throw new MockRefusal(wrongPassword);
    addConnection(userId, provider);
    return { url: `${new URL(request.url).origin}${paths.account.href()}?by=${provider}` };
  }),
  mock(disconnectProvider, ({ body: { userId, provider }, request }) => {
    accounts.requireSelf(request, userId);
    const isOnly = connectionsOf(userId).every((connection) => connection.provider === provider);
    if (isOnly && !hasPassword(userId)) throw new MockRefusal(disconnectProvider.refusals.onlyWayIn);
    removeConnection(userId, provider);
    return { message: 'The account has been disconnected.' };
  }),
];

const hasPassword = (userId: string) => accounts.accountById(userId)?.password !== '';
