import type { ReactNode } from 'react';
import { card, color, media, space, type } from '../../theme/style.ts';
import { styled } from '../../theme/styled.ts';
import { Icon } from '../Icon/Icon.tsx';

const Root = styled('div')({
  ...card,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  overflow: 'hidden',
  '& > img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  [media.narrow]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > img': { height: 'auto', aspectRatio: '16 / 9', maxHeight: 320, objectPosition: '50% 45%' },
  },
  '& > div': {
    display: 'grid',
    justifyItems: 'start',
    alignContent: 'center',
    padding: `${space(7)} ${space(7)}`,
    [media.belowNavbar]: { padding: `${space(4)} ${space(3.5)}` },
    [media.narrow]: { padding: `${space(3.5)} ${space(2.5)}` },
  },
  '& p': { ...type.lead, color: color.inkSoft, marginTop: space(1.5), maxWidth: '52ch' },
  '& ul': { display: 'grid', gap: '10px', margin: `${space(3)} 0 ${space(4)}`, padding: 0, listStyle: 'none' },
  '& li': { display: 'flex', gap: '12px' },
  '& li > svg': { flex: 'none', marginTop: '4px', color: color.right },
});

export interface ExpertPanelProps {
  /** Id of the heading, for the section's `labelledBy`. */
  id: string;
  title: string;
  /** What the session is. */
  children: ReactNode;
  /** What somebody gets out of it, a few words each. */
  points: readonly string[];
  /** Address of the picture beside it, about as high as it is wide. */
  image: string;
  /** How to get to the expert. */
  action: ReactNode;
}

/** Offers a session with an expert, one to one. Once on a page. */
export function ExpertPanel({ id, title, children, points, image, action }: ExpertPanelProps) {
  return (
    <Root>
      <img src={image} width={520} height={440} alt="" loading="lazy" decoding="async" />
      <div>
        <h2 id={id}>{title}</h2>
        <p>{children}</p>
        <ul role="list">
          {points.map((point) => (
            <li key={point}>
              <Icon name="check" />
              {point}
            </li>
          ))}
        </ul>
        {action}
      </div>
    </Root>
  );
}
