import { styled } from '../../theme/styled.ts';
import { Children, type ReactNode } from 'react';
import { media, space } from '../../theme/style.ts';

const Root = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: space(3),
  '& > li': { gridColumn: 'span 2', containerType: 'inline-size' },
  // What is left over for the last row shares it, so that no card stands alone.
  '& > li:last-child:nth-of-type(3n + 1)': { gridColumn: '1 / -1' },
  '& > li:last-child:nth-of-type(3n + 2), & > li:nth-last-of-type(2):nth-of-type(3n + 1)': { gridColumn: 'span 3' },
  [media.belowNavbar]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '&& > li': { gridColumn: 'span 1' },
    '&& > li:last-child:nth-of-type(odd)': { gridColumn: '1 / -1' },
  },
  '@media (max-width: 640px)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space(2),
    '&& > li, && > li:last-child:nth-of-type(odd)': { gridColumn: 'auto' },
  },
});

export interface ExamGridProps {
  /** ExamCards or their skeletons. */
  children: ReactNode;
  /** Name of the list for screen readers. */
  label: string;
}

/** The cards of the certifications, three, two or one in a row; those of an unfinished last row share its width. */
export function ExamGrid({ children, label }: ExamGridProps) {
  return (
    <Root role="list" aria-label={label}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </Root>
  );
}
