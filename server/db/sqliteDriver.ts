import { setTimeout } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { SqliteHandle } from './sqliteHandle.ts';
import { createTurns, type Turns } from './turns.ts';
import { isBusy } from './tx.ts';

/** How long a statement waits for another writer, of this process or of another one, in milliseconds. */
const LONGEST_WAIT = 3000;

/** The pauses between two looks whether another process has finished writing, in milliseconds. */
const SHORTEST_PAUSE = 2;
const LONGEST_PAUSE = 50;

/** The connections to one database file. */
export interface SqliteHandles {
  /** For transactions and everything that writes: one at a time. */
  readonly writer: SqliteHandle;
  /** For what only reads: it sees what was committed, and never waits for a writer. */
  readonly reader: SqliteHandle;
}

/** Lets reads go on while someone writes: within this process, and while another one holds the lock of the file. */
export function sqliteFileDialect(handles: SqliteHandles): Dialect {
  return {
    createAdapter: () => new ManyConnections(),
    createDriver: () => new SqliteFileDriver(handles),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** Kysely would let one query of a single connection run at a time. */
class ManyConnections extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class SqliteFileDriver implements Driver {
  readonly #handles: SqliteHandles;
  readonly #turns = createTurns();

  constructor(handles: SqliteHandles) {
    this.#handles = handles;
  }

  async init(): Promise<void> {
    // The file is open already.
  }

  async acquireConnection(): Promise<SqliteSession> {
    return new SqliteSession(this.#handles, this.#turns);
  }

  async beginTransaction(session: SqliteSession): Promise<void> {
    await session.begin();
  }

  async commitTransaction(session: SqliteSession): Promise<void> {
    session.commit();
  }

  async rollbackTransaction(session: SqliteSession): Promise<void> {
    session.rollback();
  }

  async releaseConnection(): Promise<void> {
    // A session holds nothing outside a transaction.
  }

  async destroy(): Promise<void> {
    this.#handles.reader.close();
    if (this.#handles.writer !== this.#handles.reader) this.#handles.writer.close();
  }
}

/** What one caller does: single statements, or a transaction. */
class SqliteSession implements DatabaseConnection {
  readonly #handles: SqliteHandles;
  readonly #turns: Turns;
  #endTurn: (() => void) | undefined;

  constructor(handles: SqliteHandles, turns: Turns) {
    this.#handles = handles;
    this.#turns = turns;
  }

  async executeQuery<R>(compiled: CompiledQuery): Promise<QueryResult<R>> {
    const { writer, reader } = this.#handles;
    // What a statement returns only its caller knows, as with every database.
    const run = (handle: SqliteHandle) => handle.run(compiled) as QueryResult<R>;
    if (this.#endTurn) return run(writer);
    const deadline = performance.now() + LONGEST_WAIT;
    if (reader !== writer && SelectQueryNode.is(compiled.query)) return whenFree(() => run(reader), deadline);

    const endTurn = await this.#turns.take(LONGEST_WAIT);
    try {
      return await whenFree(() => {
        writer.checkFile();
        return run(writer);
      }, deadline);
    } finally {
      endTurn();
    }
  }

  /** Takes the write lock at once: SQLite would refuse a transaction that reads first and writes after someone else. */
  async begin(): Promise<void> {
    const deadline = performance.now() + LONGEST_WAIT;
    const endTurn = await this.#turns.take(LONGEST_WAIT);
    try {
      await whenFree(() => this.#handles.writer.run(CompiledQuery.raw('begin immediate')), deadline);
      this.#endTurn = endTurn;
    } catch (error) {
      endTurn();
      throw error;
    }
  }

  commit(): void {
    this.#handles.writer.checkFile();
    this.#handles.writer.run(CompiledQuery.raw('commit'));
    this.#finish();
  }

  rollback(): void {
    try {
      // Where the disk is full or fails, SQLite has rolled back by itself.
      if (this.#handles.writer.isTransaction()) this.#handles.writer.run(CompiledQuery.raw('rollback'));
    } finally {
      this.#finish();
    }
  }

  #finish(): void {
    this.#endTurn?.();
    this.#endTurn = undefined;
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('The embedded database can not be read as a stream.');
  }
}

/**
 * Runs a statement as soon as no other process is in its way. After the deadline, of `performance.now()`, its refusal is
 * final.
 */
async function whenFree<T>(run: () => T, deadline: number): Promise<T> {
  for (let pause = SHORTEST_PAUSE; ; pause = Math.min(LONGEST_PAUSE, pause * 2)) {
    try {
      return run();
    } catch (error) {
      if (!isBusy(error) || performance.now() >= deadline) throw error;
      await setTimeout(pause);
    }
  }
}
