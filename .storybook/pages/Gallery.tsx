import { Fragment, type ReactNode } from 'react';
import { styled } from 'storybook/theming';
import { useEntries } from '../docs/pages.ts';

const Grid = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  gap: 24,
  margin: '0 0 40px',
  padding: 0,
  listStyle: 'none',
});

const Tile = styled.li(({ theme }) => ({
  position: 'relative',
  margin: 0,
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: theme.appBorderRadius,
  overflow: 'hidden',
}));

const GroupLink = styled.a(({ theme }) => ({
  display: 'block',
  padding: '12px 16px 0',
  color: theme.color.secondary,
  fontWeight: 700,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible::after': { outline: `3px solid ${theme.color.secondary}`, outlineOffset: -3 },
}));

const Count = styled.p(({ theme }) => ({ margin: 0, padding: '0 16px 12px', color: theme.textMutedColor }));

const Picture = styled.div({
  zoom: 0.4,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'safe center',
  height: 500,
  overflow: 'hidden',
});

/** A group of the catalog, with something of it as its picture. */
function Group({ group, picture }: { group: string; picture: ReactNode }) {
  const pages = useEntries().filter(({ type, title }) => type === 'docs' && title.startsWith(`${group}/`));
  return (
    <Tile>
      <Picture inert aria-hidden>
        {picture}
      </Picture>
      <GroupLink href={`./?path=/docs/${pages[0]?.id ?? ''}`} target="_top">
        {group}
      </GroupLink>
      <Count>{pages.length} pages</Count>
    </Tile>
  );
}

/** The groups of the catalog in live pictures. */
export const Gallery = ({ pictures }: { pictures: Readonly<Record<string, ReactNode>> }) => (
  <Grid role="list" className="sb-unstyled">
    {Object.entries(pictures).map(([group, picture]) => (
      <Group key={group} group={group} picture={picture} />
    ))}
  </Grid>
);

/** How much the catalog has. */
export function Facts() {
  const entries = useEntries();
  const count = (type: string, tag?: string) =>
    entries.filter((entry) => entry.type === type && (tag === undefined || entry.tags.includes(tag))).length;
  const screens = entries.filter(({ type, title }) => type === 'docs' && title.startsWith('Screens/'));
  return (
    <p>
      <strong>{count('docs', 'stable') + count('docs', 'new')} components</strong>, {count('docs', 'new')} of them new,
      and <strong>{screens.length} screens</strong>, in {count('story')} states.
    </p>
  );
}

/** The new components, by their groups. */
export function News() {
  const news = useEntries().filter(({ type, tags }) => type === 'docs' && tags.includes('new'));
  return (
    <ul>
      {Object.entries(Object.groupBy(news, ({ title }) => title.split('/')[0] ?? '')).map(([group, pages = []]) => (
        <li key={group}>
          <strong>{group}</strong>:{' '}
          {pages.map(({ id, title }, at) => (
            <Fragment key={id}>
              {at > 0 && ', '}
              <a href={`./?path=/docs/${id}`} target="_top">
                {title.split('/').at(-1)}
              </a>
            </Fragment>
          ))}
        </li>
      ))}
    </ul>
  );
}
