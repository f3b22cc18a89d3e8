import type { Connection } from '../../contract/openId.ts';
import type { IdProvider } from '../../contract/idProviders.ts';

const byUser = new Map<string, Connection[]>();

/** Forgets every connected account. */
export const resetConnections = (): void => byUser.clear();

/** The accounts that are connected to a user's. */
export const connectionsOf = (userId: string): readonly Connection[] => byUser.get(userId) ?? [];

/** Connects an account of a provider to a user's. */
export function addConnection(userId: string, provider: IdProvider): void {
  const connection = { provider, email: 'ana@elsewhere.example', connectedAt: '2026-01-12T12:00:00.000Z' };
  byUser.set(userId, [...connectionsOf(userId), connection]);
}

/** Disconnects a user's account of a provider. */
export function removeConnection(userId: string, provider: IdProvider): void {
  byUser.set(
    userId,
    connectionsOf(userId).filter((connection) => connection.provider !== provider),
  );
}
