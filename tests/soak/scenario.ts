import type { SoakDatabase } from './databases.ts';
import type { Servers } from './servers.ts';

/** How hard a scenario tries. */
export interface Hardness {
  /** How often a fault is repeated. */
  readonly rounds: number;
  /** Saves that have to be acknowledged between two faults. */
  readonly saves: number;
  /** How many slow clients there are. */
  readonly crowd: number;
}

/** What a scenario runs with. */
interface Context extends Hardness {
  readonly database: SoakDatabase;
  /** Starts servers on the database, which end with the scenario. */
  readonly servers: Servers;
}

/** What a scenario has tried. */
export interface Tried {
  /** The faults, such as "10 kills". */
  readonly faults: string;
  /** Calls: made, done, and refused in a way that tells the client to try again. */
  readonly counts: { readonly tried: number; readonly acknowledged: number; readonly refused: number };
  /** What must not happen. */
  readonly failures: readonly string[];
}

/** One way to make it hard for servers. */
export interface Scenario {
  readonly name: string;
  /** The databases that it makes sense with. */
  readonly databases: readonly SoakDatabase['kind'][];
  /** The only platform that it can run on. */
  readonly platform?: NodeJS.Platform;
  /** Which test does the same in each run of CI, so that the short form leaves it out. */
  readonly testedBy?: string;
  /** Runs it; also rejects for a failure. */
  readonly run: (context: Context) => Promise<Tried>;
}
