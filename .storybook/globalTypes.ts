import type { GlobalTypes } from 'storybook/internal/types';

type Icon = 'mirror' | 'paintbrush' | 'transfer' | 'paragraph' | 'globe' | 'user';
type Item = readonly [value: string, title: string];

/** A choice in the toolbar, named after what is chosen. */
const choice = (title: string, icon: Icon, description: string, items: readonly Item[]) => ({
  description,
  toolbar: { title, icon, items: items.map(([value, name]) => ({ value, title: name })), dynamicTitle: true },
});

/** What the toolbar chooses, for every story. */
export const globalTypes = {
  mode: choice('Theme', 'mirror', 'Theme: light or dark', [
    ['light', 'Light'],
    ['dark', 'Dark'],
  ]),
  look: choice('Look', 'paintbrush', 'Look: the product, high contrast, or another brand', [
    ['certcrest', 'CertCrest'],
    ['highContrast', 'High contrast'],
    ['meridian', 'Meridian, another brand'],
  ]),
  direction: choice('Direction', 'transfer', 'Direction: left to right or right to left', [
    ['ltr', 'Left to right'],
    ['rtl', 'Right to left'],
  ]),
  text: choice('Text', 'paragraph', 'Text: default, 200%, or 50% longer, as in translations', [
    ['usual', 'Text: default'],
    ['large', 'Text: 200%'],
    ['long', 'Text: 50% longer'],
  ]),
  network: choice('Network', 'globe', 'Network: how requests to the server go, on screens', [
    ['usual', 'Network: default'],
    ['slow', 'Network: slow (2 s)'],
    ['failing', 'Network: failing'],
    ['offline', 'Network: offline (logs out)'],
  ]),
  session: choice('Session', 'user', 'Session: who is logged in, on screens', [
    ['story', 'Session: default'],
    ['visitor', 'Session: visitor'],
    ['member', 'Session: member'],
    ['buyer', 'Session: buyer of every exam'],
  ]),
} as const satisfies GlobalTypes;
