import { expect, it } from 'vitest';
import { changedStories } from './changed.ts';

const card = 'src/components/quiz/Card/Card.stories.tsx';
const home = 'src/screens/Home/Home.stories.tsx';
const cart = 'src/screens/Cart/Cart.stories.tsx';
const all = [card, home, cart];

const sources: Readonly<Record<string, string>> = {
  [card]: "import preview from '#.storybook/preview';\nimport { Card } from './Card.tsx';",
  'src/components/quiz/Card/Card.tsx': "import { Id } from './id.ts';\nimport type { Type } from './type.ts';",
  'src/screens/Home/HomeScreen.tsx': "export { Card } from '../../components/quiz/Card/Card.tsx';",
  '.storybook/preview.tsx':
    "import { Providers } from '../src/app/Providers.tsx';\nconst site = () => import('./site.ts');",
  '.storybook/site.ts': "import { AppRoutes } from '../src/app/AppRoutes.tsx';",
  'src/app/AppRoutes.tsx': `import { Navbar } from '../components/frame/Navbar/Navbar.tsx';
const Home = lazy(() => import('../screens/Home/HomeScreen.tsx'));
const Cart = lazy(() => import('../screens/Cart/CartScreen.tsx'));`,
};

it.each([
  ['src/components/quiz/Card/id.ts', [card, home]],
  ['src/components/frame/Navbar/Navbar.tsx', [home, cart]],
  ['src/components/quiz/Card/type.ts', []],
  ['src/theme/theme.ts', all],
  ['src/theme/theme.test.ts', []],
  ['src/app/Providers.tsx', all],
])('a change of %s is seen in %j', (file, expected) => {
  expect(changedStories(all, [file], (path) => sources[path] ?? '')).toEqual(expected);
});
