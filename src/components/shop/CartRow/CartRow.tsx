import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Price } from '../../../../domain/pricing/total.ts';
import { BusyButton } from '../../base/BusyButton/BusyButton.tsx';
import { ExamEmblem } from '../../exams/ExamEmblem/ExamEmblem.tsx';
import { ExamFacts, type ExamFactsProps } from '../../exams/ExamFacts/ExamFacts.tsx';
import { PriceTag } from '../../exams/PriceTag/PriceTag.tsx';
import { RemoveLabel } from '../CartButton/CartButton.tsx';
import { Root, Step, Text } from './parts.ts';

const Emblem = styled('div', { name: 'CcCartRow', slot: 'Emblem' })({ alignSelf: 'start' });

const Name = styled(Typography, { name: 'CcCartRow', slot: 'Name' })({
  overflowWrap: 'anywhere',
}) as typeof Typography; // styled() loses `component`

const Description = styled(Typography, { name: 'CcCartRow', slot: 'Description' })(({ theme }) => ({
  marginTop: theme.spacing(0.5),
  maxWidth: '60ch',
  color: theme.vars.palette.text.secondary,
}));

const Facts = styled(ExamFacts, { name: 'CcCartRow', slot: 'Facts' })(({ theme }) => ({
  marginTop: theme.spacing(0.5),
}));

export interface CartRowProps {
  /** The exam's slug, which chooses the emblem. */
  exam: string;
  name: string;
  description: string;
  /** Dollars, a number or a numeric string. */
  price: Price;
  /** The number of questions, and the official exam's time and pass mark. */
  facts: ExamFactsProps;
  /** The exam's page. */
  href: string;
  /** Its removal is pending. */
  isRemoving?: boolean;
  onRemove: () => void;
}

/** One exam in the cart, in a CartList. */
export function CartRow({ exam, name, description, price, facts, href, isRemoving = false, onRemove }: CartRowProps) {
  return (
    <Root>
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
        <Facts {...facts} />
      </Text>
      <PriceTag price={price} />
      <Step>
        <BusyButton variant="outlined" size="small" loading={isRemoving} onClick={onRemove}>
          <RemoveLabel examName={name} isBusy={isRemoving} />
        </BusyButton>
      </Step>
    </Root>
  );
}
