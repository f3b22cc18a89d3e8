import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Fragment, memo } from 'react';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';

const Root = styled(Typography, { name: 'CcSourceList', slot: 'Root' })(({ theme }) => ({
  marginTop: theme.spacing(2.5),
  color: theme.vars.palette.text.secondary,
  lineHeight: 1.6,
}));

/** A page of public documentation. */
export interface Source {
  readonly title: string;
  readonly url: string;
}

export interface SourceListProps {
  sources: readonly Source[];
}

/** Where a question's answers are documented. The pages open in a new tab, so that the quiz stays where it is. */
export const SourceList = memo(function SourceList({ sources }: SourceListProps) {
  return (
    <Root variant="body2">
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
