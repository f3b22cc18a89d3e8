import type { ReactNode } from 'react';
import { card, color, media, radius, space } from '../../theme/style.ts';
import { styled } from '../../theme/styled.ts';
import { Contours } from '../Contours/Contours.tsx';

const Root = styled('article')({
  ...card,
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  height: '100%',
  overflow: 'hidden',
  '& > div:last-of-type': { padding: `${space(3)} ${space(3.5)} ${space(3.5)}` },
  [media.narrow]: { '& > div:last-of-type': { padding: `${space(2.5)} ${space(2.5)} ${space(3)}` } },
  '& h3': { marginBottom: space(1) },
  '& h3 + p': { color: color.inkSoft, maxWidth: '60ch' },
});

const Stage = styled('div')({
  position: 'relative',
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minHeight: 0,
  overflow: 'hidden',
  padding: `${space(4)} ${space(3.5)} 0`,
  background: color.sunk,
  borderBottom: `1px solid ${color.line}`,
  [media.narrow]: { padding: `${space(2.5)} ${space(2.5)} 0` },
  // The piece comes up from behind the edge, and is cut off by it where it is too high.
  '& > [inert]': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space(1.5),
    marginTop: 'auto',
    padding: space(3),
    border: `1px solid ${color.line}`,
    borderBottom: 0,
    borderRadius: `${radius.large} ${radius.large} 0 0`,
    background: color.surface,
    overflow: 'hidden',
    [media.narrow]: { padding: space(2), maxHeight: 740 },
  },
});

export interface InsightCardProps {
  title: string;
  /** What it is good for, in a sentence or two. */
  children: ReactNode;
  /** A real piece of the product with sample facts. It is only looked at: nothing in it can be used. */
  picture: ReactNode;
  /** What the picture shows, for who cannot see it. */
  pictureText: string;
}

/** One thing that the product tells its learners, shown instead of described. InsightGrid arranges three. */
export function InsightCard({ title, children, picture, pictureText }: InsightCardProps) {
  return (
    <Root>
      <Stage role="img" aria-label={pictureText}>
        <Contours tone="paper" />
        <div inert aria-hidden>
          {picture}
        </div>
      </Stage>
      <div>
        <h3>{title}</h3>
        <p>{children}</p>
      </div>
    </Root>
  );
}
