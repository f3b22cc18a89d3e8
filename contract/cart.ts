import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { id, message } from './scalars.ts';

const item = z.object({ userId: id, examId: id });

const examNotFound = [404, 'There is no such exam.'] as const;

/** Adds an exam to the caller's cart; the response's message is the exam's name. */
export const addItemToCart = defineEndpoint({
  method: 'POST',
  path: '/exam/addItemToCart/',
  body: item,
  response: message,
  refusals: {
    examNotFound,
    alreadyBought: [409, 'You already have full access to this exam.'],
  },
});

/** Removes an exam from the caller's cart; the response's message is the exam's name. */
export const removeItemToCart = defineEndpoint({
  method: 'POST',
  path: '/exam/removeItemToCart/',
  body: item,
  response: message,
  refusals: { examNotFound },
});
