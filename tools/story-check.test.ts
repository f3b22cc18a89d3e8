import { expect, it } from 'vitest';
import { missingStories } from './story-check.ts';

const screen = `import { Remove } from '../../components/shop/CartRow/Remove.tsx';\nimport { useCart } from '../../data/cart/cart.ts';\nimport { useParams } from 'react-router-dom';`;
const story = (...names: string[]) => names.map((name) => `export const ${name} = meta.story();`).join('\n');

it('names the stories that a component and a screen lack, by what the screen imports', () => {
  const files = new Map([
    ['src/components/shop/CartRow/CartRow.tsx', ''],
    ['src/components/shop/CartRow/CartRow.stories.tsx', story('Default')],
    ['src/components/shop/CartList/CartList.tsx', ''],
    ['src/components/shop/CartRow/Price.tsx', ''],
    ['src/components/shop/CartRow/Remove.tsx', ''],
    ['src/data/cart/cart.ts', `import { useRead } from '../useRead.ts';`],
    ['src/data/useRead.ts', `import useSWR from 'swr';`],
    ['src/screens/Cart/CartScreen.tsx', screen],
    ['src/screens/Cart/Cart.stories.tsx', story('Default', 'Loading')],
    ['src/screens/Cart/Cart.more.stories.tsx', story('Error')],
    ['src/screens/About/AboutScreen.tsx', ''],
    ['src/screens/About/About.stories.tsx', story('Default')],
  ]);
  expect(missingStories(files)).toEqual([
    'src/components/shop/CartList/CartList.tsx has no story Default in a file of its own',
    'src/components/shop/CartRow/Remove.tsx has no story Default in a file of its own',
    'src/screens/Cart/CartScreen.tsx has no story Empty',
    'src/screens/Cart/CartScreen.tsx has no story NotFound',
  ]);
});
