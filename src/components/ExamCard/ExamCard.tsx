import { styled } from '../../theme/styled.ts';
import { card, color, focusRing, media, radius, space } from '../../theme/style.ts';
import { AccessLabel } from '../AccessLabel/AccessLabel.tsx';
import { CartButton } from '../CartButton/CartButton.tsx';
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
    // As high as a button, also without one.
    minHeight: 61,
    paddingTop: space(2),
    borderTop: `1px solid ${color.line}`,
  },
  '& footer > button': { position: 'relative' },
  // The button with the price in it needs the room.
  '@container (max-width: 359.95px)': { '& footer[data-offered="true"] > span > svg': { display: 'none' } },
  '@container (max-width: 319.95px)': {
    '& footer[data-offered="true"] > span': { display: 'none' },
    '& footer[data-offered="true"] > button': { flex: 1 },
  },
  // A card with a whole row to itself lies down.
  '@container (min-width: 880px)': {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space(4),
    '& header': { flex: 'none', maxWidth: '40%' },
    // As wide in each state, so that no line of the description breaks elsewhere.
    '& footer': { flex: 'none', justifyContent: 'flex-end', gap: space(3), minWidth: 240, paddingTop: 0, border: 0 },
    '& footer[data-offered="true"] > span': { display: 'none' },
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
  whiteSpace: 'nowrap',
  'article:hover:not(:has(button:hover)) > footer > &': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
});

/** What an exam is to somebody who is logged in, and what they can do about it. */
export interface ExamShop {
  bought: boolean;
  inCart: boolean;
  /** A change of the cart is on its way. */
  isBusy?: boolean;
  onAdd: () => void;
  onRemove: () => void;
}

export interface ExamCardProps {
  /** The exam's slug, which chooses the emblem. */
  exam: string;
  name: string;
  description: string;
  /** Price of full access in dollars, a number or a numeric string. */
  price: string | number;
  /** The exam's page; the whole card leads there, but for the cart's button. */
  href: string;
  /** Whether it is bought, and the cart's button; undefined for a visitor, who sees the price. */
  shop?: ExamShop | undefined;
}

/** One certification in a list. Clicking anywhere opens its page (specification, section 2). */
export function ExamCard({ exam, name, description, price, href, shop }: ExamCardProps) {
  return (
    <Root>
      <header>
        <ExamEmblem exam={exam} />
        <h3>
          <Link href={href}>{name}</Link>
        </h3>
      </header>
      <p>{description}</p>
      <footer data-offered={shop && !shop.bought && !shop.inCart}>
        {!shop && <PriceTag price={price} />}
        <Practise aria-hidden>
          {shop ? 'Practise' : 'Practise free'} <Icon name="arrowRight" />
        </Practise>
        {shop && <Access examName={name} price={price} {...shop} />}
      </footer>
    </Root>
  );
}

function Access({ bought, inCart, ...rest }: ExamShop & { examName: string; price: string | number }) {
  return bought ? <AccessLabel /> : <CartButton isInCart={inCart} {...rest} />;
}
