import { Story, useOf } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import { styled } from 'storybook/theming';
import { useEntries } from '../docs/pages.ts';

type StoryOf = NonNullable<ComponentProps<typeof Story>['of']>;

const Grid = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  gap: 24,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const Tile = styled.li(({ theme }) => ({
  position: 'relative',
  margin: 0,
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: theme.appBorderRadius,
  overflow: 'hidden',
  '& a': { display: 'block', padding: '12px 16px 0', fontWeight: 700 },
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  '& a:focus-visible::after': { outline: `3px solid ${theme.color.secondary}`, outlineOffset: -3 },
  '& p': { margin: 0, padding: '0 16px 12px', color: theme.textMutedColor },
}));

const Picture = styled.div({ zoom: 0.6, height: 320, overflow: 'hidden' });

/** A group of the catalog, with a story of one of its components as its picture. */
function Group({ of }: { of: StoryOf }) {
  const { story } = useOf(of, ['story']);
  const [group = ''] = story.title.split('/');
  const pages = useEntries().filter(({ type, title }) => type === 'docs' && title.startsWith(`${group}/`));
  return (
    <Tile>
      <Picture inert aria-hidden>
        <Story of={of} />
      </Picture>
      <a href={`./?path=/docs/${pages[0]?.id ?? ''}`} target="_top">
        {group}
      </a>
      <p>{pages.length} components</p>
    </Tile>
  );
}

/** The groups of the catalog in live pictures. */
export const Gallery = ({ stories }: { stories: readonly StoryOf[] }) => (
  <Grid role="list" className="sb-unstyled">
    {stories.map((of, position) => (
      <Group key={position} of={of} />
    ))}
  </Grid>
);

/** How many components are in which state, and which are new. */
export function News() {
  const pages = useEntries().filter(({ type }) => type === 'docs');
  const fresh = pages.filter(({ tags }) => tags.includes('new'));
  return (
    <details>
      <summary>
        {pages.filter(({ tags }) => tags.includes('stable')).length} components are stable, {fresh.length} are new
      </summary>
      <ul>
        {fresh.map(({ id, title }) => (
          <li key={id}>
            <a href={`./?path=/docs/${id}`} target="_top">
              {title.replace('/', ': ')}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
