import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Price } from '../../../../domain/pricing/total.ts';
import { ArrowRightIcon } from '../../base/icons/icons.tsx';
import { AccessLabel } from '../../shop/AccessLabel/AccessLabel.tsx';
import { CartButton } from '../../shop/CartButton/CartButton.tsx';
import { ExamFacts, type ExamFactsProps } from '../ExamFacts/ExamFacts.tsx';
import { ExamEmblem } from '../ExamEmblem/ExamEmblem.tsx';
import { PriceTag } from '../PriceTag/PriceTag.tsx';
import { Body, Footer, Header, Root } from './parts.ts';

// The whole card is the link's target, while the link itself stays as short as the exam's name.
const Target = styled(Link, { name: 'CcExamCard', slot: 'Target' })(({ theme }) => ({
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: theme.radius.large },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': theme.mixins.focusRing,
}));

// With a price in it, the cart's button needs the room of what is hidden here.
const Practise = styled('span', { name: 'CcExamCard', slot: 'Practise' })(({ theme }) => ({
  ...theme.typography.button,
  lineHeight: 'inherit',
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  color: theme.vars.palette.primary.main,
  textDecoration: 'var(--ExamCard-underline, none)',
  textUnderlineOffset: '0.25em',
  whiteSpace: 'nowrap',
  '@container (max-width: 319.95px) or (min-width: 880px)': { '&[data-offered="true"]': { display: 'none' } },
}));
const Facts = styled(ExamFacts, { name: 'CcExamCard', slot: 'Facts' })(({ theme }) => ({
  marginTop: theme.spacing(1),
}));
const Arrow = styled(ArrowRightIcon, { name: 'CcExamCard', slot: 'Arrow' })({
  '@container (max-width: 359.95px)': { '&[data-offered="true"]': { display: 'none' } },
});
const Cart = styled(CartButton, { name: 'CcExamCard', slot: 'Cart' })({
  // In front of the link's target.
  position: 'relative',
  variants: [{ props: { isInCart: false }, style: { '@container (max-width: 319.95px)': { flex: 1 } } }],
});

/** What an exam is to a user who is logged in, and what they can do about it. */
export interface ExamShop {
  bought: boolean;
  inCart: boolean;
  /** A change of the cart is pending. */
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
  price: Price;
  /** The number of questions, and the official exam's time and pass mark. */
  facts: ExamFactsProps;
  /** The exam's page; the whole card leads there, except the cart's button. */
  href: string;
  /** Whether it is bought, and the cart's button; undefined for a visitor, who sees the price. */
  shop?: ExamShop | undefined;
}

/** One certification in a list. Clicking anywhere opens its page (specification, section 2). */
export function ExamCard({ exam, name, description, price, facts, href, shop }: ExamCardProps) {
  const isForSale = shop && !shop.bought;
  return (
    <Root component="article">
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
            isInCart={shop.inCart}
            isBusy={shop.isBusy}
            onAdd={shop.onAdd}
            onRemove={shop.onRemove}
          />
        )}
      </Footer>
    </Root>
  );
}
