import type { ReactNode } from 'react';
import { card, color, focusRing, font, media, radius, space } from '../../theme/style.ts';
import { styled } from '../../theme/styled.ts';
import { Icon } from '../Icon/Icon.tsx';

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
  gap: space(6),
  alignItems: 'start',
  [media.belowNavbar]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) },
  '& > ul': { display: 'grid', gap: space(1.5), margin: 0, padding: 0, listStyle: 'none' },
});

const Entry = styled('details')({
  ...card,
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space(2),
    minHeight: 64,
    padding: `14px ${space(3)}`,
    borderRadius: radius.large,
    listStyle: 'none',
    cursor: 'pointer',
  },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '& > summary:focus-visible': { ...focusRing, outlineOffset: '-3px' },
  '& > summary > h3': { font: `600 18px/1.35 ${font.text}`, letterSpacing: 0, textWrap: 'pretty' },
  '& > summary > svg': { flex: 'none', color: color.action },
  '& > summary:hover > h3': { color: color.action },
  '&[open] > summary > svg': { rotate: '180deg' },
  '& > p': { maxWidth: '66ch', padding: `4px ${space(3)} ${space(3)}`, color: color.inkSoft },
  [media.narrow]: {
    '& > summary': { padding: `14px ${space(2.5)}` },
    '& > p': { padding: `4px ${space(2.5)} ${space(2.5)}` },
  },
  [media.motionOk]: { '& > summary > svg': { transition: 'rotate 120ms' } },
});

export interface FaqListProps {
  /** Questions with their answers, plain text. */
  entries: readonly { readonly question: string; readonly answer: string }[];
  /** What stands beside them: the heading, and where to ask what is not answered. */
  intro: ReactNode;
}

/** Questions that people have before they begin, each a card that opens. The first one is open, to show how. */
export function FaqList({ entries, intro }: FaqListProps) {
  return (
    <Root>
      <div>{intro}</div>
      <ul role="list">
        {entries.map(({ question, answer }, position) => (
          <li key={question}>
            <Entry open={position === 0}>
              <summary>
                <h3>{question}</h3>
                <Icon name="chevronDown" />
              </summary>
              <p>{answer}</p>
            </Entry>
          </li>
        ))}
      </ul>
    </Root>
  );
}
