import type { CardProps } from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Price } from '../../../../domain/pricing/total.ts';
import { part } from '../../../theme/part.ts';
import { ArrowRightIcon } from '../../base/icons/icons.tsx';
import { AccessLabel } from '../AccessLabel/AccessLabel.tsx';
import { CartButton } from '../CartButton/CartButton.tsx';
import { ExamFacts, type ExamFactsProps } from '../ExamFacts/ExamFacts.tsx';
import { ExamEmblem } from '../ExamEmblem/ExamEmblem.tsx';
import { PriceTag } from '../PriceTag/PriceTag.tsx';
import { Body, Footer, Header, Root } from './parts.ts';

// The whole card is the link's target, while the link itself stays as short as the exam's name.
const Target = part(Link, 'CcExamCard', 'Target', ({ theme }) => ({
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: theme.radius.large },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': theme.mixins.focusRing,
}));

// In the narrowest card the cart's button, with a price in it, needs the room.
const Practise = part('span', 'CcExamCard', 'Practise', ({ theme }) => ({
  ...theme.typography.button,
  lineHeight: 'inherit',
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  color: theme.vars.palette.primary.main,
  textDecoration: 'var(--ExamCard-underline, none)',
  textUnderlineOffset: '0.25em',
  whiteSpace: 'nowrap',
  '@container (max-width: 319.95px)': { '&[data-offered="true"]': { display: 'none' } },
}));
const Facts = part(ExamFacts, 'CcExamCard', 'Facts', ({ theme }) => ({
  marginTop: theme.spacing(1),
}));
const Arrow = part(ArrowRightIcon, 'CcExamCard', 'Arrow', {
  '@container (max-width: 359.95px)': { '&[data-offered="true"]': { display: 'none' } },
});
const Cart = part(CartButton, 'CcExamCard', 'Cart', {
  // In front of the link's target.
  position: 'relative',
  variants: [{ props: { inCart: false }, style: { '@container (max-width: 319.95px)': { flex: 1 } } }],
});

/** What an exam is to a user who is logged in, and what they can do about it. */
export interface ExamShop {
  bought: boolean;
  inCart: boolean;
  /** A change of the cart is pending. */
  loading?: boolean;
  onAdd: () => void;
  onRemove: () => void;
}

export interface ExamCardProps extends Omit<CardProps, 'children'> {
  /** The exam's slug, which chooses the emblem. */
  exam: string;
  /** The exam's name: the card's heading and its link. */
  name: string;
  /** What the exam is about, in a sentence or two. */
  description: string;
  /** Price of full access in dollars, a number or a numeric string. */
  price: Price;
  /** The number of questions, and the official exam's time and pass mark. */
  facts: ExamFactsProps;
  /** The exam's page; the whole card leads there, except the cart's button. */
  href: string;
  /** Whether it is bought, and the cart's button; undefined for a visitor, who sees the price. */
  shop?: ExamShop | undefined;
}

/**
 * One certification in a list. Clicking anywhere opens its page (docs/product.md 2.6).
 *
 * @when One certification in a list that leads to it.
 * @whenNot The list itself with all its states: ExamCatalogue.
 * @whenNot An exam in the cart: CartRow.
 * @whenNot An exam that a user owns: OwnedExams.
 * @do Give `shop` to users who are logged in; a visitor sees the price.
 * @dont Text of different length to balance cards: the grid makes them equally high.
 * @keyboard Tab: stops at the name, then at the cart's button.
 * @keyboard Enter: on the name opens the exam's page.
 * @screenReader An article; the link is as short as the exam's name, which is a heading of level 3, and the cart's
 *   button says its exam.
 * @status stable
 */
export function ExamCard({ exam, name, description, price, facts, href, shop, ...rest }: ExamCardProps) {
  const isForSale = shop && !shop.bought;
  return (
    <Root component="article" {...rest}>
      <Header
        avatar={<ExamEmblem exam={exam} />}
        title={
          <Typography variant="h3">
            <Target href={href} underline="none">
              {name}
            </Target>
          </Typography>
        }
      />
      <Body>
        <Typography variant="inherit" color="textSecondary">
          {description}
        </Typography>
        <Facts {...facts} />
      </Body>
      <Footer disableSpacing>
        {(!shop || (isForSale && shop.inCart)) && <PriceTag price={price} />}
        <Practise data-offered={isForSale} aria-hidden>
          {shop ? 'Practise' : 'Practise free'} <Arrow data-offered={isForSale} />
        </Practise>
        {shop?.bought && <AccessLabel />}
        {isForSale && (
          <Cart
            examName={name}
            price={price}
            inCart={shop.inCart}
            loading={shop.loading ?? false}
            onAdd={shop.onAdd}
            onRemove={shop.onRemove}
          />
        )}
      </Footer>
    </Root>
  );
}
