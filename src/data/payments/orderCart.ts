import { buyCourses } from '../../../contract/payments.ts';
import { ApiError } from '../ApiError.ts';
import { call } from '../client.ts';

/** An order that waits for its payment. */
export interface OpenOrder {
  readonly message: string;
  /** Where the buyer approves the payment. */
  readonly approvalUrl: string;
}

/**
 * Orders what is in the user's cart for the total that they were shown, in dollars with two decimals. Throws an ApiError,
 * also where there is no address that a browser may be sent to.
 */
export async function orderCart(userId: string, total: string): Promise<OpenOrder> {
  const { message, approval_url: approvalUrl } = await call(buyCourses, { body: { userId, total } });
  if (!isWebAddress(approvalUrl)) throw new ApiError(200, buyCourses.unusable);
  return { message, approvalUrl };
}

function isWebAddress(url: string | undefined): url is string {
  return url !== undefined && URL.canParse(url) && ['https:', 'http:'].includes(new URL(url).protocol);
}
