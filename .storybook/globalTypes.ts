import type { GlobalTypes } from 'storybook/internal/types';

type Icon = 'mirror' | 'paintbrush' | 'transfer' | 'paragraph' | 'timer' | 'globe' | 'user';
type Item = readonly [value: string, title: string];

/** A choice in the toolbar, which says its name, or what is chosen unless that is the default, which is no value. */
const choice = (name: string, icon: Icon, description: string, usual: string, items: readonly Item[]) => ({
  description: `${name}: ${description}`,
  toolbar: {
    title: name,
    icon,
    items: [
      { type: 'reset' as const, title: `${name}: ${usual}` },
      ...items.map(([value, title]) => ({ value, title })),
    ],
    dynamicTitle: true,
  },
});

/** What the toolbar chooses, for every story. */
export const globalTypes = {
  mode: choice('Theme', 'mirror', 'light or dark', 'light', [['dark', 'Dark']]),
  look: choice('Look', 'paintbrush', 'the product, high contrast, or another brand', 'CertCrest', [
    ['highContrast', 'High contrast'],
    ['meridian', 'Meridian'],
  ]),
  direction: choice('Direction', 'transfer', 'left to right or right to left; some states are in Hebrew', 'LTR', [
    ['rtl', 'RTL'],
  ]),
  text: choice('Text', 'paragraph', 'default, 200%, or 50% longer, as in translations', 'default', [
    ['large', 'Size 200%'],
    ['long', '50% longer'],
  ]),
  motion: choice('Motion', 'timer', 'as the device asks for, or reduced', 'default', [['reduced', 'Reduced']]),
  network: choice('Network', 'globe', 'how requests to the server go, on screens; offline logs out', 'default', [
    ['slow', 'Slow'],
    ['failing', 'Failing'],
    ['offline', 'Offline'],
  ]),
  session: choice('Session', 'user', 'who is logged in, on screens', 'default', [
    ['visitor', 'Visitor'],
    ['member', 'Member'],
    ['buyer', 'Buyer'],
  ]),
} as const satisfies GlobalTypes;
