import { expect, it } from 'vitest';
import { changedStories } from './changed.ts';

const card = 'src/components/quiz/Card/Card.stories.tsx';
const home = 'src/screens/Home/Home.stories.tsx';
const cart = 'src/screens/Cart/Cart.stories.tsx';

const loads: Readonly<Record<string, readonly string[]>> = {
  [card]: ['.storybook/preview.tsx', 'src/components/quiz/Card/Card.tsx'],
  'src/components/quiz/Card/Card.tsx': ['domain/plural.ts'],
  [home]: ['src/screens/Home/HomeScreen.tsx'],
  [cart]: ['src/screens/Cart/CartScreen.tsx'],
  'src/screens/Home/HomeScreen.tsx': ['src/components/quiz/Card/Card.tsx'],
  '.storybook/preview.tsx': ['.storybook/StoryRoot.tsx', '.storybook/site.ts'],
  '.storybook/StoryRoot.tsx': ['src/app/Providers.tsx'],
  'src/app/Providers.tsx': ['src/hooks/useIsHydrated.ts'],
  'vitest.config.ts': ['tools/articles/articles.ts'],
  '.storybook/site.ts': ['src/app/AppRoutes.tsx', 'src/mocks/handlers.ts'],
  'src/mocks/handlers.ts': ['domain/scores.ts'],
  'src/app/AppRoutes.tsx': [
    'src/components/frame/Navbar/Navbar.tsx',
    'src/screens/Home/HomeScreen.tsx',
    'src/screens/Cart/CartScreen.tsx',
  ],
};
const reached = (...changed: string[]) =>
  changedStories([card, home, cart], changed, (file) => ({ loads: loads[file] ?? [] }));

it('a change is seen in the stories that load it, and in those of the screens that do', () => {
  expect(reached('src/components/quiz/Card/Card.tsx')).toEqual([card, home]);
  expect(reached('domain/plural.ts')).toEqual([card, home]);
});

it('a change of one screen is seen in its own stories alone', () => {
  expect(reached('src/screens/Cart/CartScreen.tsx')).toEqual([cart]);
});

it('a change of the frame is seen on every screen', () => {
  expect(reached('src/components/frame/Navbar/Navbar.tsx')).toEqual([home, cart]);
});

it('a change of what the mocks answer with is seen on every screen', () => {
  expect(reached('domain/scores.ts')).toEqual([home, cart]);
});

it('a change of stories is seen in them', () => {
  expect(reached(cart)).toEqual([cart]);
});

it.each([
  'src/theme/theme.ts',
  '.storybook/preview.tsx',
  'tokens/certcrest.ts',
  'package-lock.json',
  'src/app/Providers.tsx',
  'src/hooks/useIsHydrated.ts',
  'tools/articles/articles.ts',
  'src/components/base/Contours/contours.svg',
])('a change of %s is seen everywhere', (file) => {
  expect(reached(file)).toEqual([card, home, cart]);
});

it('a change of the server, of a document or of lines is seen nowhere', () => {
  expect(reached('server/main.ts', 'docs/library.md', 'tests/visual/looks/quiz.txt')).toEqual([]);
});
