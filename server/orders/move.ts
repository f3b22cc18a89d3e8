import type { OrderRow } from '../db/shopRows.ts';
import type { Tx } from '../db/schema.ts';
import { moves, type OrderState } from './states.ts';

/** What a move may write down besides the state. */
export type Note = Partial<Pick<OrderRow, 'capture_id' | 'failure'>>;

/**
 * Moves an order on from exactly what was seen of it, and answers whether it did: of several that see the same, one
 * moves it. `now` is in epoch milliseconds. Throws for a move that there is not.
 */
export async function move(trx: Tx, seen: OrderRow, to: OrderState, now: number, note: Note = {}): Promise<boolean> {
  if (!moves[seen.state].includes(to)) throw new Error(`An order does not go from ${seen.state} to ${to}.`);
  const moved = await trx
    .updateTable('orders')
    .set({ failure: null, ...note, state: to, version: seen.version + 1, current_of: null, moved_at: now })
    .where('id', '=', seen.id)
    .where('version', '=', seen.version)
    .returning('id')
    .executeTakeFirst();
  return moved !== undefined;
}
