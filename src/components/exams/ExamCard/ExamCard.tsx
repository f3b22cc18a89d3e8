import Button from '@mui/material/Button';
import type { CardProps } from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { counted } from '../../../../domain/numberWord.ts';
import { dollars, type Price } from '../../../../domain/pricing/total.ts';
import { onlyForMembers } from '../../../theme/forVisitors.ts';
import { AccessLabel } from '../AccessLabel/AccessLabel.tsx';
import { CartButton } from '../CartButton/CartButton.tsx';
import type { ExamFactsProps } from '../ExamFacts/ExamFacts.tsx';
import { ExamEmblem } from '../ExamEmblem/ExamEmblem.tsx';
import { type ExamProgress, ProgressLine } from '../ProgressLine/ProgressLine.tsx';
import { Arrow, Body, Footer, Free, Header, Practice, Root } from './parts.ts';

/** What an exam is to a user who is logged in, and what they can do about it. */
export interface ExamShop {
  bought: boolean;
  inCart: boolean;
  /** Where the cart is. */
  cartHref: string;
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
  /** Payment is pending; this replaces the price. @default false */
  pending?: boolean | undefined;
  /** How many questions there are to practice, and the share that passes, in percent: each `number`, both optional. */
  facts: Pick<ExamFactsProps, 'questionCount' | 'passMark'>;
  /** The exam's page; the whole card leads there, except the cart's button. */
  href: string;
  /** For users who are logged in. Fields: `bought: boolean`, `inCart: boolean`, `cartHref: string`, `onAdd()`, and `onRemove()`. */
  shop?: ExamShop | undefined;
  /** The user's progress, as in ProgressLine; null while it loads, with its space reserved; undefined for a visitor. */
  progress?: ExamProgress | null | undefined;
}

/**
 * A certification in a list. The whole card links to its page (docs/product.md 2.6).
 *
 * @when In the list of certifications, and in a grid like it.
 * @whenNot The list itself with all its states: ExamCatalogue.
 * @whenNot For a visitor, in brief: ExamLink.
 * @whenNot An exam in the cart: CartRow.
 * @keyboard Tab: reaches the name, In cart, and the cart's button; pressed, that one keeps the focus.
 * @screenReader An article; its link is the exam's name, a heading of level 3. The cart's button says its exam.
 */
export function ExamCard({
  exam,
  name,
  description,
  price,
  pending,
  facts: { questionCount, passMark },
  href,
  shop,
  progress,
  ...rest
}: ExamCardProps) {
  const isForSale = shop && !shop.bought;
  return (
    <Root component="article" {...rest}>
      <Header
        avatar={<ExamEmblem exam={exam} />}
        title={
          <Typography variant="h4" component="h3">
            <Link data-covers href={href} underline="none">
              {name}
            </Link>
          </Typography>
        }
        subheader={
          questionCount !== undefined && (
            <Typography variant="label" component="p" color="textSecondary">
              {counted(questionCount, 'question')}
              {passMark !== undefined && `\u00a0· ${passMark}%\u00a0to\u00a0pass`}
            </Typography>
          )
        }
      />
      <Body>
        <Typography variant="inherit" color="textSecondary">
          {description}
        </Typography>
        {progress !== undefined && (
          // Before the session has been read, it has its room only where there is one.
          <Typography
            variant="label"
            component="div"
            color="textSecondary"
            sx={{ minHeight: { xs: '1lh', sm: '2lh' }, marginTop: 1.5, fontVariantNumeric: 'tabular-nums' }}
            {...(!shop && onlyForMembers)}
          >
            {progress && <ProgressLine progress={progress} />}
          </Typography>
        )}
      </Body>
      <Footer disableSpacing>
        <Practice aria-hidden>
          <span>Practice {!shop?.bought && <Free data-offered={isForSale}>free</Free>}</span>
          <Arrow data-offered={isForSale} />
        </Practice>
        {!shop && (
          <Typography variant="label" color="textSecondary">
            Full access{' '}
            <Typography variant="h4" component="span" color="textPrimary">
              ${dollars(price)}
            </Typography>
          </Typography>
        )}
        {isForSale &&
          shop.inCart &&
          (pending ? (
            <AccessLabel pending />
          ) : (
            <Button
              variant="text"
              size="small"
              href={shop.cartHref}
              // In front of the link's target.
              sx={{ position: 'relative', marginInlineStart: 'auto', minWidth: 44, paddingInline: 0 }}
            >
              In cart
            </Button>
          ))}
        {shop?.bought && <AccessLabel />}
        {isForSale && (
          <CartButton
            sx={{ position: 'relative', paddingInline: 1.5 }}
            examName={name}
            price={price}
            inCart={shop.inCart}
            onAdd={shop.onAdd}
            onRemove={shop.onRemove}
          />
        )}
      </Footer>
    </Root>
  );
}
