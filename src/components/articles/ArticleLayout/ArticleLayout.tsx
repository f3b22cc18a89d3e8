import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import type { ReactNode, Ref } from 'react';

/** From here on there is room for heading and search beside the list. */
const wide = '@media (min-width: 1120px)';

const Root = styled('div', { name: 'CcArticleLayout', slot: 'Root' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
  [wide]: { gridTemplateColumns: '296px minmax(0, 1fr)', gap: theme.spacing(7) },
}));

const Aside = styled('div', { name: 'CcArticleLayout', slot: 'Aside' })(({ theme }) => ({
  [wide]: { position: 'sticky', top: theme.spacing(4), alignSelf: 'start' },
}));

const List = styled('ul', { name: 'CcArticleLayout', slot: 'List' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // The page itself keeps a pressed card in its place.
  overflowAnchor: 'none',
  [theme.breakpoints.down('sm')]: { gap: theme.spacing(2) },
}));

/** One article of the list. */
interface ListedArticle {
  readonly slug: string;
  /** An ArticleCard. */
  readonly card: ReactNode;
  /** The search does not find it: its card stays on the page, hidden. */
  readonly isHidden: boolean;
}

export interface ArticleLayoutProps {
  /** Heading and search: beside the list and always visible where there is room, else above it. */
  aside: ReactNode;
  /** What stands above the list, such as that nothing was found. */
  children?: ReactNode;
  /** Name of the list for screen readers. */
  label: string;
  items: readonly ListedArticle[];
  /** The list itself. */
  ref?: Ref<HTMLUListElement>;
}

/** A page of articles: heading and search, and the list that they are for. */
export function ArticleLayout({ aside, children, label, items, ref }: ArticleLayoutProps) {
  return (
    <Root>
      <Aside>{aside}</Aside>
      <Stack spacing={3}>
        {children}
        <List ref={ref} role="list" aria-label={label}>
          {items.map(({ slug, card, isHidden }) => (
            <li key={slug} hidden={isHidden}>
              {card}
            </li>
          ))}
        </List>
      </Stack>
    </Root>
  );
}
