import '../theme/fonts.ts';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { loadScreensAhead } from './AppRoutes.tsx';
import { readDrawnWith } from './drawnWith.ts';
import { Site } from './Site.tsx';
import { whenReachedFor } from './whenReachedFor.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const site = (
  <StrictMode>
    <BrowserRouter>
      <Site drawnWith={readDrawnWith()} />
    </BrowserRouter>
  </StrictMode>
);
if (root.hasChildNodes()) hydrateRoot(root, site);
else createRoot(root).render(site);

// Whoever only looks at a page need not pay for others. Safari has no idle callbacks.
const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 2000));
void whenReachedFor().then(() => whenIdle(() => void loadScreensAhead()));
