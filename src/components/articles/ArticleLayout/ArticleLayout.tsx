import Stack from '@mui/material/Stack';
import type { ReactNode, Ref } from 'react';
import { type ElementProps, part } from '../../../theme/part.ts';

/** From here on there is room for heading and search beside the list. */
const wide = '@media (min-width: 1120px)';

const Root = part('div', 'CcArticleLayout', 'Root', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
  [wide]: { gridTemplateColumns: '296px minmax(0, 1fr)', gap: theme.spacing(7) },
}));

const Aside = part('div', 'CcArticleLayout', 'Aside', ({ theme }) => ({
  [wide]: { position: 'sticky', top: theme.spacing(4), alignSelf: 'start' },
}));

const List = part('ul', 'CcArticleLayout', 'List', ({ theme }) => ({
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
  readonly hidden: boolean;
}

export interface ArticleLayoutProps extends Omit<ElementProps<'div'>, 'children' | 'label'> {
  /** Heading and search: beside the list and always visible where there is room, else above it. */
  aside: ReactNode;
  /** What stands above the list, such as that nothing was found. */
  children?: ReactNode;
  /** Name of the list for screen readers. */
  label: string;
  /** The articles in their order, those that a search hides included. */
  items: readonly ListedArticle[];
  /** The list's element. */
  listRef?: Ref<HTMLUListElement>;
}

/**
 * A page of articles: heading and search, and the list that they are for.
 *
 * @when The page of the articles: search beside their list.
 * @whenNot The cart's page: CartLayout.
 * @whenNot A page with a form: FormLayout.
 * @screenReader The list has `label` as its name; articles that a search does not find are not in it.
 * @status stable
 */
export function ArticleLayout({ aside, children, label, items, listRef, ...rest }: ArticleLayoutProps) {
  return (
    <Root {...rest}>
      <Aside>{aside}</Aside>
      <Stack spacing={3}>
        {children}
        <List ref={listRef} role="list" aria-label={label}>
          {items.map(({ slug, card, hidden }) => (
            <li key={slug} hidden={hidden}>
              {card}
            </li>
          ))}
        </List>
      </Stack>
    </Root>
  );
}
