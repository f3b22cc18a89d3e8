import { vi } from 'vitest';
import { describeLook } from './describeLook.ts';

// As the catalog does, whose own mock needs Storybook's server.
vi.mock('../../src/components/frame/Toaster/showToast.ts');

describeLook('highContrast', { text: 'AAA', edge: 4.5 });
