import { health } from '../../../contract/health.ts';
import { mock } from '../mock.ts';

/** A server in good health. */
export const healthHandlers = [mock(health, () => ({ status: 'ok' as const }))];
