import { buyCourses } from '../../../contract/payments.ts';
import { ApiError } from '../ApiError.ts';
import { call } from '../client.ts';

/** An order that waits for its payment. */
export interface OpenOrder {
  readonly message: string;
  /** Where the buyer approves the payment. */
  readonly approvalUrl: string;
}

/** What the user orders: the exams on show in the cart, for the total on show in dollars with two decimals. */
export interface CartOrder {
  readonly userId: string;
  readonly total: string;
  readonly examIds: string[];
  /** The last payment ended without money, so that this one must be another. */
  readonly isNewTry: boolean;
}

/**
 * Orders what is in the user's cart. Throws an ApiError,
 * also where there is no address that a browser may be sent to.
 */
export async function orderCart({ isNewTry, ...order }: CartOrder): Promise<OpenOrder> {
  const body = { ...order, ...(isNewTry && { isNewTry }) };
  const { message, approval_url: approvalUrl } = await call(buyCourses, { body });
  if (!isWebAddress(approvalUrl)) throw new ApiError(200, buyCourses.unusable);
  return { message, approvalUrl };
}

function isWebAddress(url: string | undefined): url is string {
  return url !== undefined && URL.canParse(url) && ['https:', 'http:'].includes(new URL(url).protocol);
}
