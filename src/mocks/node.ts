import { setupServer } from 'msw/node';
import { handlers } from './handlers.ts';

/** The mocks in Node, for tests that call the API themselves. */
export const mockServer = setupServer(...handlers);
