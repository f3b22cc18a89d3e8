import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { resetAccounts } from '../../src/mocks/accounts.ts';
import { resetAttempts } from '../../src/mocks/attempts.ts';
import { resetConnections } from '../../src/mocks/connections.ts';
import { resetExamDates } from '../../src/mocks/examDates.ts';
import { examList, mockExam } from '../../src/mocks/fixtures/examList.ts';
import { questions } from '../../src/mocks/fixtures/quiz.ts';
import { resetLearning } from '../../src/mocks/learning.ts';
import { mockServer } from '../../src/mocks/node.ts';
import { resetOrders } from '../../src/mocks/orders.ts';
import { resetPasskeys } from '../../src/mocks/passkeys.ts';
import { resetReports } from '../../src/mocks/reports.ts';
import { resetShop } from '../../src/mocks/shop.ts';
import { apiContract } from './api.ts';

describe('the mocks keep the contract', () => {
  beforeAll(() => {
    mockServer.listen({ onUnhandledFrame: 'error' });
    // In the stories each exam has its price.
    examList.push(mockExam({ id: 'free', link: 'free', name: 'Free of Charge', price: '0.00' }));
  });
  afterEach(() => {
    resetAccounts();
    resetPasskeys();
    resetConnections();
    resetAttempts();
    resetLearning();
    resetExamDates();
    resetReports();
    resetShop();
    resetOrders();
  });
  afterAll(() => mockServer.close());

  apiContract({
    baseUrl: () => 'http://mock.test/api',
    questionCount: questions.length,
    // Approving needs no page of its own: the address is the return address.
    approve: async (approvalUrl) => approvalUrl,
  });
});
