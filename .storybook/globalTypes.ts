import type { GlobalTypes } from 'storybook/internal/types';

type Icon = 'mirror' | 'paintbrush' | 'transfer' | 'paragraph' | 'wrench' | 'user';
type Item = readonly [value: string, title: string];

/** A choice in the toolbar, named after what is chosen. */
const choice = (title: string, icon: Icon, description: string, items: readonly Item[]) => ({
  description,
  toolbar: { title, icon, items: items.map(([value, name]) => ({ value, title: name })), dynamicTitle: true },
});

/** What the toolbar chooses, for every story. */
export const globalTypes = {
  mode: choice('Theme', 'mirror', 'Colour theme', [
    ['light', 'Light'],
    ['dark', 'Dark'],
  ]),
  look: choice('Look', 'paintbrush', 'Theme: the product, its high contrast, and another brand', [
    ['certcrest', 'CertCrest'],
    ['highContrast', 'High contrast'],
    ['meridian', 'Meridian, another brand'],
  ]),
  direction: choice('Direction', 'transfer', 'Direction of reading', [
    ['ltr', 'Left to right'],
    ['rtl', 'Right to left'],
  ]),
  text: choice('Text', 'paragraph', 'Usual, twice as large, or half as long again, as translations are', [
    ['usual', 'Usual text'],
    ['large', 'Text of 200 %'],
    ['long', 'Long text'],
  ]),
  network: choice('Network', 'wrench', 'How calls of the server fare, whatever a story says', [
    ['usual', 'Network of the story'],
    ['slow', 'Slow: 2 seconds'],
    ['failing', 'Failing server'],
    ['offline', 'Offline'],
  ]),
  session: choice('Session', 'user', 'Whose eyes a screen is seen with', [
    ['story', 'Session of the story'],
    ['visitor', 'Visitor'],
    ['member', 'Member'],
    ['buyer', 'Buyer of all'],
  ]),
} as const satisfies GlobalTypes;
