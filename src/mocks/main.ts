import { setupWorker } from 'msw/browser';
import { handlers } from './handlers.ts';

// The entry of `npm run dev:mock`: the site as it is, with the mocks in place of a server.
await setupWorker(...handlers).start({ quiet: true, onUnhandledFrame: 'bypass' });
await import('../app/main.tsx');
