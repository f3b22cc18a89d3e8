import { setTimeout as delay } from 'node:timers/promises';
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
import pLimit from 'p-limit';
import type { SqliteHandle } from './sqliteHandle.ts';
import { isBusy } from './tx.ts';
import { DatabaseLostError } from './unavailable.ts';

/** How long a statement waits for another writer, of this process or of another one, in milliseconds. */
const LONGEST_WAIT = 3000;

/** The pauses between two looks whether another process has finished writing, in milliseconds. */
const SHORTEST_PAUSE = 2;
const LONGEST_PAUSE = 50;

/** The connections to one database file. */
interface SqliteHandles {
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

/** What one caller does: single statements, or a transaction, which ends by `endTurn`. */
interface Session extends DatabaseConnection {
  endTurn: (() => void) | undefined;
}

class SqliteFileDriver implements Driver {
  readonly #handles: SqliteHandles;
  readonly #turn = createTurns();

  constructor(handles: SqliteHandles) {
    this.#handles = handles;
  }

  async init(): Promise<void> {
    // The file is open already.
  }

  async acquireConnection(): Promise<Session> {
    const session: Session = {
      endTurn: undefined,
      // What a statement returns only its caller knows, as with every database.
      executeQuery: async <R>(query: CompiledQuery) => (await this.#execute(session, query)) as QueryResult<R>,
      streamQuery: () => {
        throw new Error('The embedded database can not be read as a stream.');
      },
    };
    return session;
  }

  async #execute(session: Session, query: CompiledQuery): Promise<QueryResult<unknown>> {
    const { writer, reader } = this.#handles;
    if (session.endTurn) return writer.run(query);
    const deadline = performance.now() + LONGEST_WAIT;
    if (reader !== writer && SelectQueryNode.is(query.query)) return whenFree(() => reader.run(query), deadline);

    const endTurn = await this.#turn();
    try {
      return await whenFree(() => {
        writer.checkFile();
        return writer.run(query);
      }, deadline);
    } finally {
      endTurn();
    }
  }

  /** Takes the write lock at once: SQLite would refuse a transaction that reads first and writes after someone else. */
  async beginTransaction(session: Session): Promise<void> {
    const deadline = performance.now() + LONGEST_WAIT;
    const endTurn = await this.#turn();
    try {
      await whenFree(() => this.#handles.writer.run(CompiledQuery.raw('begin immediate')), deadline);
      session.endTurn = endTurn;
    } catch (error) {
      endTurn();
      throw error;
    }
  }

  async commitTransaction(session: Session): Promise<void> {
    this.#handles.writer.checkFile();
    this.#handles.writer.run(CompiledQuery.raw('commit'));
    finish(session);
  }

  async rollbackTransaction(session: Session): Promise<void> {
    const { writer } = this.#handles;
    try {
      // Where the disk is full or fails, SQLite has rolled back by itself.
      if (writer.isTransaction()) writer.run(CompiledQuery.raw('rollback'));
    } finally {
      finish(session);
    }
  }

  async releaseConnection(): Promise<void> {
    // A session holds nothing outside a transaction.
  }

  async destroy(): Promise<void> {
    const { reader, writer } = this.#handles;
    reader.close();
    if (writer !== reader) writer.close();
  }
}

function finish(session: Session): void {
  session.endTurn?.();
  session.endTurn = undefined;
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
      await delay(pause);
    }
  }
}

/**
 * Lets one at a time have its turn, first come first served: waits for it, and returns the function that ends it. Rejects
 * with a `DatabaseLostError` where it does not come in time.
 */
function createTurns(): () => Promise<() => void> {
  const inTurn = pLimit(1);
  return () =>
    new Promise((begin, refuse) => {
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        refuse(new DatabaseLostError('Another transaction has not ended in time.'));
      }, LONGEST_WAIT);
      void inTurn(async () => {
        clearTimeout(timer);
        if (!isLate) await new Promise<void>((end) => begin(end));
      });
    });
}
