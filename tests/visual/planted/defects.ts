import type { Defect } from './defect.ts';
import { ofLayout } from './layout.ts';
import { ofLooks } from './looks.ts';
import { ofReading } from './reading.ts';
import { ofStates } from './states.ts';

/** Everything that is planted, one at a time (`planted.ts`). */
export const defects: readonly Defect[] = [...ofReading, ...ofStates, ...ofLayout, ...ofLooks];
