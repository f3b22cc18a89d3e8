import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { card, color, focusRing, media, radius, space } from '../../theme/style.ts';
import { ExamEmblem } from '../ExamEmblem/ExamEmblem.tsx';
import { Link } from '../Link/Link.tsx';
import { PriceTag } from '../PriceTag/PriceTag.tsx';
import { Icon } from '../Icon/Icon.tsx';

const Root = styled('article')({
  ...card,
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space(1.75),
  height: '100%',
  padding: space(3.5),
  [media.narrow]: { padding: space(2.5) },
  '&:hover': { borderColor: color.edge },
  '& header': { display: 'flex', alignItems: 'center', gap: space(2), minHeight: 64 },
  '& h3 a': { textDecoration: 'none' },
  // The whole card is the link's target, while the link itself stays as short as the exam's name.
  '& h3 a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.large },
  '& h3 a:focus-visible': { outline: 'none' },
  '& h3 a:focus-visible::after': focusRing,
  '& p': { flex: 1, color: color.inkSoft },
  '& footer': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space(1.5),
    minHeight: 61,
    paddingTop: space(2),
    borderTop: `1px solid ${color.line}`,
  },
  '& footer > [data-action]': { position: 'relative' },
  // A card with a whole row to itself lies down.
  '@container (min-width: 880px)': {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space(4),
    '& header': { flex: 'none', maxWidth: '40%' },
    '& footer': { flex: 'none', gap: space(3), paddingTop: 0, border: 0 },
  },
  [media.motionOk]: { transition: 'border-color 120ms' },
});

const Practise = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  color: color.action,
  fontWeight: 650,
  fontSize: '16px',
  'article:hover > footer > &': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
});

export interface ExamCardProps {
  /** The exam's slug, which chooses the emblem. */
  exam: string;
  name: string;
  description: string;
  /** Price of full access in dollars, a number or a numeric string. */
  price: string | number;
  /** The exam's page; the whole card leads there. */
  href: string;
  /** What stands at the card's foot instead of "Practise free", such as cart controls. */
  action?: ReactNode;
}

/** One certification in a list. Clicking anywhere opens its page. */
export function ExamCard({ exam, name, description, price, href, action }: ExamCardProps) {
  return (
    <Root>
      <header>
        <ExamEmblem exam={exam} />
        <h3>
          <Link href={href}>{name}</Link>
        </h3>
      </header>
      <p>{description}</p>
      <footer>
        <PriceTag price={price} />
        {action === undefined ? (
          <Practise aria-hidden>
            Practise free <Icon name="arrowRight" />
          </Practise>
        ) : (
          <div data-action>{action}</div>
        )}
      </footer>
    </Root>
  );
}
