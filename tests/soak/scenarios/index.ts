import type { Scenario } from '../scenario.ts';
import { clockSteps } from './clockSteps.ts';
import { frozenDatabase } from './frozenDatabase.ts';
import { fullDisk } from './fullDisk.ts';
import { greedyClients } from './greedyClients.ts';
import { killedDatabase } from './killedDatabase.ts';
import { killedServer } from './killedServer.ts';
import { rollingReplacement } from './rollingReplacement.ts';
import { slowClients } from './slowClients.ts';

/** Every scenario, in the order in which they run. */
export const scenarios: readonly Scenario[] = [
  killedServer,
  killedDatabase,
  frozenDatabase,
  fullDisk,
  slowClients,
  greedyClients,
  rollingReplacement,
  clockSteps,
];
