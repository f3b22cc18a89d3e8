import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { card, color, font, media, space } from '../../theme/style.ts';

const Root = styled('article')({
  ...card,
  padding: space(3.5),
  [media.narrow]: { padding: space(2.5) },
  '& > span': { display: 'block', font: `700 15px/1 ${font.display}`, color: color.action, marginBottom: space(5) },
  '& h3': { fontSize: '24px', marginBottom: '10px' },
  '& p': { color: color.inkSoft },
});

export interface FeatureCardProps {
  /** A short mark above the title, such as "01". */
  mark: string;
  title: string;
  children: ReactNode;
}

/** One reason to choose the site. Use three in a row on a marketing page. */
export function FeatureCard({ mark, title, children }: FeatureCardProps) {
  return (
    <Root>
      <span aria-hidden>{mark}</span>
      <h3>{title}</h3>
      <p>{children}</p>
    </Root>
  );
}
