import { paths } from '../../src/app/paths.ts';

/** The address of ours that a provider sends a buyer back to. */
export function returnAddress(publicUrl: string, token: string, payerId: string): string {
  return `${publicUrl}/api/payments/return?${new URLSearchParams({ token, PayerID: payerId })}`;
}

/** The page that finishes a payment (specification, section 2); the home page where there is no payment. */
export function finishAddress(publicUrl: string, token: unknown, payerId: unknown): string {
  if (typeof token !== 'string' || token === '') return `${publicUrl}${paths.home.href()}`;
  const query = new URLSearchParams({ paymentId: token, PayerID: typeof payerId === 'string' ? payerId : '' });
  return `${publicUrl}${paths.paymentSuccess.href()}?${query}`;
}
