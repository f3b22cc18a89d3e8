import type { IdProvider } from '../../contract/idProviders.ts';

/** A way to an identity provider and back that a browser has begun. */
export interface OpenIdLoginRow {
  /** SHA-256 of the secret in the browser's cookie, in hex. */
  id: string;
  provider: IdProvider;
  purpose: 'login' | 'connect';
  /** The page of ours that a login leads to; empty for the home page. */
  next: string;
  /** Who connects an account, or for whom the provider has vouched; null until then. */
  user_id: string | null;
  /** `open` until the browser comes back, which it does once; `proved` when its session can be opened. */
  state: 'open' | 'returned' | 'proved';
  expires_at: number;
}

/** An account at an identity provider that logs in to an account here. */
export interface OpenIdConnectionRow {
  issuer: string;
  /** What the issuer calls the account, for good. */
  subject: string;
  provider: IdProvider;
  user_id: string;
  /** The account's email when it was connected, in lower case; empty where its provider did not say. */
  email: string;
  connected_at: number;
}
