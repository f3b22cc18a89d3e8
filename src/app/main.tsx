import '../theme/fonts.ts';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { loadScreensAhead } from './AppRoutes.tsx';
import { readDrawnWith } from './drawnWith.ts';
import { Site } from './Site.tsx';

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

/** With the first thing that a reader does: whoever only opens a page need not pay for others. */
const signs = ['pointerdown', 'keydown', 'scroll'] as const;
function goAhead(): void {
  for (const sign of signs) removeEventListener(sign, goAhead, true);
  // Safari has no idle callbacks.
  (window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 2000)))(() => void loadScreensAhead());
}
for (const sign of signs) addEventListener(sign, goAhead, true);
