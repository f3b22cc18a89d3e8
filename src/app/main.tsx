import '../theme/fonts.ts';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createStyleCache } from '../theme/styleCache.ts';
import { preloadOffline, loadScreen } from './AppRoutes.tsx';
import { readPrerendered } from './prerendered.ts';
import { Site } from './Site.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const isPrerendered = root.hasChildNodes();
// A screen that is still missing would be rendered again instead of hydrated.
const loaded = isPrerendered ? await loadScreen(location.pathname).catch(() => undefined) : undefined;
const site = (
  <StrictMode>
    <BrowserRouter>
      <Site styles={createStyleCache()} prerendered={readPrerendered()} loaded={loaded} />
    </BrowserRouter>
  </StrictMode>
);
if (isPrerendered) {
  // As a transition, hydration yields to the browser; else the frame would be hydrated in one long task.
  startTransition(() => {
    hydrateRoot(root, site);
  });
} else {
  createRoot(root).render(site);
}

// A user who does something on the page will need more of it; so may one who reads it for a while.
const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'];
for (const sign of signs) addEventListener(sign, () => void preloadOffline(), { once: true });
setTimeout(() => void preloadOffline(), 5000);
