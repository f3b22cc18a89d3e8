import { expect, it } from 'vitest';
import { allEndpoints } from './allEndpoints.ts';

it('finds the calls of every file of the contract, each once', async () => {
  const endpoints = await allEndpoints();
  const names = endpoints.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['health', 'login', 'retrieveQuiz', 'saveExamAttempt', 'refreshToken']));
  const calls = endpoints.map(({ endpoint: { method, path } }) => `${method} ${path}`);
  expect(new Set(calls).size).toBe(calls.length);
});
