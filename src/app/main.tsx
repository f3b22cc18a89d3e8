import '../theme/fonts.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Toaster } from '../components/Toaster/Toaster.tsx';
import { AppRoutes, loadScreensAhead } from './AppRoutes.tsx';
import { Providers } from './Providers.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <Providers>
        <AppRoutes />
        <Toaster />
      </Providers>
    </BrowserRouter>
  </StrictMode>,
);

// Safari has no idle callbacks.
const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 2000));
window.addEventListener('load', () => whenIdle(() => void loadScreensAhead()));
