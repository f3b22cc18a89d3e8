import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach } from 'vitest';
import { fill, testApp } from '../harness/app.ts';
import { describeDialects } from '../harness/dialects.ts';
import { noLimits } from '../harness/noLimits.ts';
import { pricedExams } from '../harness/shop.ts';
import { apiContract } from './api.ts';
import { approveAtWallet } from './approveAtWallet.ts';

describeDialects('the server keeps the contract', (open) => {
  let app: FastifyInstance;
  let baseUrl: string;

  beforeEach(async () => {
    const { db } = await open();
    await fill(db, pricedExams);
    app = await testApp(db, { limits: noLimits });
    baseUrl = `${await app.listen({ port: 0, host: '127.0.0.1' })}/api`;
  });
  afterEach(() => app.close());

  apiContract({
    baseUrl: () => baseUrl,
    questionCount: 25,
    approve: (approvalUrl) => approveAtWallet(baseUrl, approvalUrl),
  });
});
