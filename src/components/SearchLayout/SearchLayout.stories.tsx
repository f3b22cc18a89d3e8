import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { PageHeading } from '../PageHeading/PageHeading.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { StateBlock } from '../StateBlock/StateBlock.tsx';
import { SearchLayout } from './SearchLayout.tsx';

const meta = preview.meta({
  title: 'Articles/SearchLayout',
  component: SearchLayout,
  args: {
    aside: (
      <>
        <PageHeading title="Articles">What each certification asks, and how to prepare for it.</PageHeading>
        <SearchField label="Search the articles" value="" onChange={fn()} found="3 articles" />
      </>
    ),
    children: (
      <StateBlock title="What is searched" level={2}>
        <p>A long list, which the search goes along with where there is room for both.</p>
      </StateBlock>
    ),
  },
});

export const Default = meta.story({ globals: { viewport: { value: 'desktop' } } });
export const Navbar = meta.story({ globals: { viewport: { value: 'navbar' } } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
