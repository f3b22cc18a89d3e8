import { beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '../../contract/account.ts';
import { wrongPassword } from '../../contract/credentials.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { commonRefusals } from '../../contract/errors.ts';
import { connectProvider, disconnectProvider, retrieveConnections } from '../../contract/openId.ts';
import { message } from '../../contract/scalars.ts';
import { bodyOf, call, password, refusal, signUp, type Subject } from './subject.ts';

const { invalidRequest, loginRequired, notYours } = commonRefusals;
const provider = 'google';

/** The contract of connected accounts, for the server and the mocks; what happens at a provider is no part of it. */
export function openIdContract(subject: Subject): void {
  let ann: Session;
  beforeEach(async () => {
    ann = await signUp(subject);
  });

  const post = (endpoint: Endpoint, body: object, as: Session | undefined = ann) =>
    call(subject, endpoint, { body: { userId: ann.userId, ...body }, as });
  const list = (as: Session | undefined = ann) =>
    call(subject, retrieveConnections, { query: { userId: ann.userId }, as });

  it('lists nothing for an account with a password', async () => {
    expect(await bodyOf(await list(), retrieveConnections.response)).toEqual({ hasPassword: true, connections: [] });
  });

  describe.each<[string, (as?: Session) => Promise<Response>]>([
    ['retrieveConnections', (as) => list(as)],
    ['connectProvider', (as) => post(connectProvider, { provider, password: 'wrong horse 9' }, as)],
    ['disconnectProvider', (as) => post(disconnectProvider, { provider }, as)],
  ])('%s', (_, make) => {
    it('is for the user alone', async () => {
      await refusal(await make(await signUp(subject, 'bob@example.org')), notYours);
    });
  });

  it('asks a visitor to log in, and everyone for the current password', async () => {
    const body = { userId: ann.userId, provider, password };
    await refusal(await call(subject, connectProvider, { body }), loginRequired);
    await refusal(await post(connectProvider, { provider, password: 'wrong horse 9' }), wrongPassword);
  });

  it('knows no other provider', async () => {
    await refusal(await post(disconnectProvider, { provider: 'constructor' }), invalidRequest);
  });

  it('disconnects what is not connected in the same words', async () => {
    await bodyOf(await post(disconnectProvider, { provider }), message);
  });
}
