import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { mockServer } from '../../src/mocks/node.ts';
import { examsContract } from './exams.ts';

describe('the mocks keep the contract', () => {
  beforeAll(() => mockServer.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => mockServer.resetHandlers());
  afterAll(() => mockServer.close());

  examsContract({ baseUrl: () => 'http://mock.test/api' });
});
