import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { color, space, type } from '../../theme/style.ts';

const Root = styled('div')({
  display: 'grid',
  gap: space(1.5),
  marginBottom: space(4.5),
  '& p': { ...type.lead, color: color.inkSoft, maxWidth: '56ch' },
  '&[data-tone="night"]': { marginBottom: 0, '& p': { color: color.onNightSoft } },
});

export interface PageHeadingProps {
  /** The page's one h1. */
  title: string;
  /** One sentence below it: what the page is for. */
  children?: ReactNode;
  /** `night` where it stands on a night section of its own. */
  tone?: 'paper' | 'night';
}

/** Title and lead of a page. Use it once per screen, at the top of its first section. */
export function PageHeading({ title, children, tone = 'paper' }: PageHeadingProps) {
  return (
    <Root data-tone={tone}>
      <h1>{title}</h1>
      {children !== undefined && <p>{children}</p>}
    </Root>
  );
}
