import { styled } from '../../theme/styled.ts';
import { Fragment, memo } from 'react';
import { color, space } from '../../theme/style.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

const Root = styled('p')({ marginTop: space(2.5), color: color.inkSoft, fontSize: '16px', lineHeight: 1.6 });

/** A page of public documentation. */
export interface Source {
  readonly title: string;
  readonly url: string;
}

export interface SourceListProps {
  sources: readonly Source[];
}

/** Where a question's answers can be read up. They open in a tab of their own, so that the quiz stays where it is. */
export const SourceList = memo(function SourceList({ sources }: SourceListProps) {
  return (
    <Root>
      {sources.length > 1 ? 'Sources: ' : 'Source: '}
      {sources.map(({ title, url }, position) => (
        <Fragment key={url}>
          {position > 0 && ', '}
          <a href={url} target="_blank" rel="noreferrer">
            {title}
            <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
          </a>
        </Fragment>
      ))}
    </Root>
  );
});
