import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { resetAccounts } from '../../src/mocks/accounts.ts';
import { resetAttempts } from '../../src/mocks/attempts.ts';
import { mockServer } from '../../src/mocks/node.ts';
import { apiContract } from './api.ts';

describe('the mocks keep the contract', () => {
  beforeAll(() => mockServer.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => {
    resetAccounts();
    resetAttempts();
  });
  afterAll(() => mockServer.close());

  apiContract({ baseUrl: () => 'http://mock.test/api' });
});
