import { health, ready } from '../../../contract/health.ts';
import { mock } from '../mock.ts';

/** A server in good health. */
export const healthHandlers = [health, ready].map((endpoint) => mock(endpoint, () => ({ status: 'ok' as const })));
