import type { ListItemProps } from '@mui/material/ListItem';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Price } from '../../../../domain/pricing/total.ts';
import { part } from '../../../theme/part.ts';
import { BusyButton } from '../../base/BusyButton/BusyButton.tsx';
import { ExamEmblem } from '../../exams/ExamEmblem/ExamEmblem.tsx';
import { ExamFacts, type ExamFactsProps } from '../../exams/ExamFacts/ExamFacts.tsx';
import { PriceTag } from '../../exams/PriceTag/PriceTag.tsx';
import { RemoveLabel } from '../../exams/CartButton/CartButton.tsx';
import { Root, Action, Text } from './parts.ts';

const Emblem = part('div', 'CcCartRow', 'Emblem', { alignSelf: 'start' });

const Name = part(Typography, 'CcCartRow', 'Name', {
  overflowWrap: 'anywhere',
});

const Description = part(Typography, 'CcCartRow', 'Description', ({ theme }) => ({
  marginTop: theme.spacing(0.5),
  maxWidth: '60ch',
  color: theme.vars.palette.text.secondary,
}));

/** Its word ends where the row ends. */
const Remove = part(BusyButton, 'CcCartRow', 'Remove', ({ theme }) => ({
  justifySelf: 'end',
  marginInlineEnd: theme.spacing(-1.5),
}));

const Access = part(Typography, 'CcCartRow', 'Access', ({ theme }) => ({ marginTop: theme.spacing(1) }));

const Facts = part(ExamFacts, 'CcCartRow', 'Facts', ({ theme }) => ({
  marginTop: theme.spacing(0.5),
}));

export interface CartRowProps extends Omit<ListItemProps, 'children' | 'href' | 'name' | 'slots' | 'slotProps'> {
  /** The exam's slug, which chooses the emblem. */
  exam: string;
  /** The exam's name. */
  name: string;
  /** What the exam is about, in a sentence or two. */
  description: string;
  /** Dollars, a number or a numeric string. */
  price: Price;
  /** The number of questions, and the official exam's time and pass mark. Fields: `questionCount`, `minutes`, `passMark`. */
  facts: ExamFactsProps;
  /** The exam's page. */
  href: string;
  /** Its removal is pending. */
  loading?: boolean;
  /** Takes the exam out of the cart. */
  onRemove: () => void;
}

/**
 * One exam in the cart, in a CartList.
 *
 * @when Each exam in a CartList.
 * @whenNot An exam to choose: ExamCard.
 * @screenReader A list item with its name as a heading of level 2; the button says which exam it removes.
 */
export function CartRow({
  exam,
  name,
  description,
  price,
  facts,
  href,
  loading = false,
  onRemove,
  ...rest
}: CartRowProps) {
  return (
    <Root {...rest}>
      <Emblem>
        <ExamEmblem exam={exam} size={48} />
      </Emblem>
      <Text>
        <Name variant="h4" component="h2">
          <Link href={href} underline="hover">
            {name}
          </Link>
        </Name>
        <Description variant="body2">{description}</Description>
        {facts.questionCount !== undefined && (
          <Access variant="body2">Full access: all {facts.questionCount} questions</Access>
        )}
        <Facts {...facts} questionCount={undefined} />
      </Text>
      <PriceTag price={price} />
      <Action>
        <Remove variant="text" size="small" loading={loading} onClick={onRemove}>
          <RemoveLabel examName={name} loading={loading} />
        </Remove>
      </Action>
    </Root>
  );
}
