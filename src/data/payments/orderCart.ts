import type { RequestOf } from '../../../contract/endpoint.ts';
import { buyCourses } from '../../../contract/payments.ts';
import { ApiError } from '../ApiError.ts';
import { call } from '../client.ts';

/**
 * Orders what is in the user's cart; returns where the buyer approves the payment. Throws an ApiError, also where there is
 * no address that a browser may be sent to.
 */
export async function orderCart({ isNewTry, ...order }: RequestOf<typeof buyCourses>['body']) {
  // Another server of the product may not know this one field.
  const body = { ...order, ...(isNewTry && { isNewTry }) };
  const { message, approval_url: approvalUrl } = await call(buyCourses, { body });
  if (!isWebAddress(approvalUrl)) throw new ApiError(200, buyCourses.unusable);
  return { message, approvalUrl };
}

function isWebAddress(url: string | undefined): url is string {
  return url !== undefined && URL.canParse(url) && ['https:', 'http:'].includes(new URL(url).protocol);
}
