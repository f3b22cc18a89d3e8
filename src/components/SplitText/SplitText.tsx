import type { ReactNode } from 'react';
import { color, media, space } from '../../theme/style.ts';
import { styled } from '../../theme/styled.ts';

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  gap: space(7),
  alignItems: 'start',
  '& h2': { maxWidth: '14ch' },
  [media.belowNavbar]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(3), '& h2': { maxWidth: 'none' } },
  '& p': { maxWidth: '62ch', fontSize: '18px', lineHeight: 1.6, color: color.inkSoft },
  '& p + p': { marginTop: space(2.5) },
  '& strong': { color: color.ink, fontWeight: 650 },
});

export interface SplitTextProps {
  /** Id of the heading, for the section's `labelledBy`. */
  id: string;
  title: string;
  /** Paragraphs, or whatever else the heading speaks of. */
  children: ReactNode;
}

/** A heading with its text beside it, for pages that are read rather than scanned. Below 960 pixels the text follows. */
export function SplitText({ id, title, children }: SplitTextProps) {
  return (
    <Root>
      <h2 id={id}>{title}</h2>
      <div>{children}</div>
    </Root>
  );
}
