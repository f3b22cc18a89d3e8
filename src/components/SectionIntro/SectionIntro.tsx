import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { color, space, type } from '../../theme/style.ts';

const Root = styled('div')({
  marginBottom: space(4.5),
  '& h2': { maxWidth: '18ch' },
  '& p': { ...type.lead, color: color.inkSoft, marginTop: space(1.5), maxWidth: '52ch' },
});

export interface SectionIntroProps {
  /** Id of the heading, for the section's `labelledBy`. */
  id: string;
  title: string;
  children?: ReactNode;
}

/** Heading and lead of one section of a page. For the page itself use PageHeading. */
export function SectionIntro({ id, title, children }: SectionIntroProps) {
  return (
    <Root>
      <h2 id={id}>{title}</h2>
      {children !== undefined && <p>{children}</p>}
    </Root>
  );
}
