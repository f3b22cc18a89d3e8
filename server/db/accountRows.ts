import type { IdProvider } from '../../contract/idProviders.ts';

/** A user: a person with an account. */
export interface UserRow {
  id: string;
  /** In lower case. Of a deleted account: a text that is no address. */
  email: string;
  /** In PHC format; empty for an account without a password. */
  password_hash: string;
  /** Increases with each new password, so that a pending login by the old one opens no session. */
  password_version: number;
  created_at: number;
  /** Since when an operator lets them log in no more; null where they may. */
  locked_at: number | null;
  /** When the account was deleted; its orders still need the row. */
  deleted_at: number | null;
}

export interface SessionRow {
  id: string;
  user_id: string;
  /** SHA-256 of the refresh token, in hex. */
  refresh_hash: string;
  /** The browser and system that opened it, for its user to recognize. */
  device: string;
  created_at: number;
  /** When it was last refreshed; null for one that never was. */
  used_at: number | null;
  /** Moves on with each refresh. */
  expires_at: number;
  /** When it was ended before its time; null while it was not. */
  ended_at: number | null;
  /** `user`: its user ended it from another session. `reuse`: a refresh token of this user was used after its logout. */
  ended_by: 'logout' | 'user' | 'password' | 'reuse' | 'operator' | null;
}

/** A link to set a new password. */
export interface PasswordResetRow {
  id: string;
  user_id: string;
  expires_at: number;
  /** When it was used or became invalid; null while it is valid. */
  used_at: number | null;
}

/** A link to change the email of an account. */
export interface EmailChangeRow extends PasswordResetRow {
  /** The new one, in lower case. */
  email: string;
}

export interface PasskeyRow {
  id: string;
  user_id: string;
  /** The id that its authenticator has for it, in base64url. */
  credential_id: string;
  /** A COSE key, in base64url. */
  public_key: string;
  /** How often it was used, by its authenticator's count; 0 for one that does not count. */
  counter: number;
  /** The browser and system that it was added on, for its user to recognize. */
  name: string;
  created_at: number;
  /** When it last logged in; null for one that never has. */
  used_at: number | null;
}

/** A challenge that a browser has not answered yet: an answer removes it. */
export interface PasskeyChallengeRow {
  challenge: string;
  /** Who adds a passkey; null for a login. */
  user_id: string | null;
  expires_at: number;
}

/** What the security log records. */
export type SecurityEvent =
  | 'accountOpened'
  | 'login'
  | 'loginRefused'
  | 'loginLimited'
  | 'logout'
  | 'openIdLogin'
  | 'openIdRefused'
  | 'openIdConnected'
  | 'openIdDisconnected'
  | 'sessionEnded'
  | 'otherSessionsEnded'
  | 'allSessionsEnded'
  | 'locked'
  | 'unlocked'
  | 'refreshTokenReused'
  | 'currentPasswordRefused'
  | 'passwordChanged'
  | 'passwordResetAsked'
  | 'passwordReset'
  | 'emailChangeAsked'
  | 'emailChanged'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'passkeyLogin'
  | 'passkeyRefused'
  | 'dataExported'
  | 'accountDeleted';

/** Something that happened to an account, or was tried. */
export interface SecurityEventRow {
  id: string;
  /** Null where there is no account, such as for a login with an unknown email. */
  user_id: string | null;
  what: SecurityEvent;
  /** The network that it came from, as limits count clients. */
  client: string;
  /** How often within the hour; 1 for all but refusals. */
  count: number;
  /** When it happened, of several the first. */
  happened_at: number;
}

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
