import type { ReactNode } from 'react';
import type { IndexEntry } from 'storybook/internal/types';
import { styled } from 'storybook/theming';
import { entries } from '../docs/pages.ts';

const Grid = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 250px), 1fr))',
  gap: 20,
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
  '&:hover': { borderColor: theme.color.secondary },
}));

const Head = styled.div(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  padding: '12px 16px 0',
  borderTop: `1px solid ${theme.appBorderColor}`,
  color: theme.textMutedColor,
  fontSize: theme.typography.size.s2,
}));

const GroupLink = styled.a(({ theme }) => ({
  color: theme.color.secondary,
  fontSize: theme.typography.size.s3,
  fontWeight: 700,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible::after': { outline: `3px solid ${theme.color.secondary}`, outlineOffset: -3 },
}));

const About = styled.p({ margin: 0, padding: '0 16px 12px', fontSize: 14 });

const Picture = styled.div({
  zoom: 0.5,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'safe center',
  height: 400,
  overflow: 'hidden',
});

const pagesOf = (group: string) => (entry: IndexEntry) => entry.type === 'docs' && entry.title.startsWith(`${group}/`);

type Groups = Readonly<Record<string, readonly [about: string, picture: ReactNode]>>;

/** The groups of the catalog, in words and in live pictures. */
export function Gallery({ groups }: { groups: Groups }) {
  return (
    <Grid role="list" className="sb-unstyled">
      {Object.entries(groups).map(([group, [about, picture]]) => (
        <Tile key={group}>
          <Picture inert aria-hidden>
            {picture}
          </Picture>
          <Head>
            <GroupLink href={`./?path=/docs/${entries().find(pagesOf(group))?.id ?? ''}`} target="_top">
              {group}
            </GroupLink>
            {entries().filter(pagesOf(group)).length} pages
          </Head>
          <About>{about}</About>
        </Tile>
      ))}
    </Grid>
  );
}

/** How much the catalog has. */
export function Facts() {
  const count = (type: string, tag?: string) =>
    entries().filter((entry) => entry.type === type && (tag === undefined || entry.tags?.includes(tag))).length;
  return (
    <p>
      <strong>{count('docs', 'stable') + count('docs', 'new')} components</strong>, {count('docs', 'new')} of them new,
      and <strong>{entries().filter(pagesOf('Screens')).length} screens</strong>, with {count('story')} states in all.
    </p>
  );
}
