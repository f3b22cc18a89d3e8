import Link from '@mui/material/Link';
import Typography, { type TypographyProps } from '@mui/material/Typography';
import { Fragment, memo } from 'react';
import { part } from '../../../theme/part.ts';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';

const Root = part(Typography, 'CcSourceList', 'Root', ({ theme }) => ({
  color: theme.vars.palette.text.secondary,
}));

/** A page of public documentation. */
export interface Source {
  readonly title: string;
  readonly url: string;
}

export interface SourceListProps extends Omit<TypographyProps, 'children'> {
  /** The pages, at least one. */
  sources: readonly Source[];
}

/**
 * Where a question's answers are documented. The pages open in a new tab, so that the quiz stays where it is.
 *
 * @when Inside a Solution: where the answers are documented.
 * @whenNot Links of an article: Prose.
 * @keyboard Tab: moves from source to source.
 * @keyboard Enter: opens the page in a new tab.
 * @screenReader Links, each of which says that it opens a new tab.
 * @status stable
 */
export const SourceList = memo(function SourceList({ sources, ...rest }: SourceListProps) {
  return (
    <Root variant="body2" {...rest}>
      {sources.length > 1 ? 'Sources: ' : 'Source: '}
      {sources.map(({ title, url }, position) => (
        <Fragment key={url}>
          {position > 0 && ', '}
          <Link href={url} target="_blank" rel="noreferrer">
            {title}
            <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
          </Link>
        </Fragment>
      ))}
    </Root>
  );
});
