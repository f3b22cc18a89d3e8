import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import ListItem, { type ListItemProps } from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { dollars, type Price } from '../../../../domain/pricing/total.ts';
import { part } from '../../../theme/part.ts';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { ExamEmblem } from '../../exams/ExamEmblem/ExamEmblem.tsx';
import type { ExamFactsProps } from '../../exams/ExamFacts/ExamFacts.tsx';

/** Where the list is narrow, price and button stand below the text. */
const narrow = '@container (max-width: 559.95px)';

const Root = part(ListItem, 'CcCartRow', 'Root', ({ theme }) => ({
  gap: theme.spacing(1.5, 2.5),
  padding: theme.spacing(2.5, 0),
  alignItems: 'start',
  [narrow]: { flexWrap: 'wrap', columnGap: theme.spacing(2) },
}));

const Text = part('div', 'CcCartRow', 'Text', ({ theme }) => ({
  flex: 1,
  display: 'grid',
  gap: theme.spacing(0.5),
  minWidth: 0,
  overflowWrap: 'anywhere',
  [narrow]: { flexBasis: `calc(100% - 48px - ${theme.spacing(2)})` },
}));

/** Price and button: at the end of the first line and of the last, or below the text. */
const end = {
  flex: 'none',
  alignSelf: 'stretch',
  alignItems: 'end',
  justifyContent: 'space-between',
  [narrow]: { flexBasis: '100%', flexDirection: 'row', alignItems: 'baseline', paddingInlineStart: '64px' },
};

/** Its word ends where the row ends. */
const atTheEnd = { margin: '-10px -12px', paddingInline: '12px', textDecoration: 'underline' };

export interface CartRowProps extends Omit<ListItemProps, 'children' | 'href' | 'name' | 'slots' | 'slotProps'> {
  /** The exam's slug, which chooses the emblem. */
  exam: string;
  /** The exam's name. */
  name: string;
  /** What the exam is about, in a sentence or two. */
  description: string;
  /** Dollars, a number or a numeric string. */
  price: Price;
  /** Of the exam. Fields: `questionCount`, `scoredQuestions`, `minutes`, `passMark`. */
  facts: ExamFactsProps;
  /** The exam's page. */
  href: string;
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
export function CartRow({ exam, name, description, price, facts, href, onRemove, ...rest }: CartRowProps) {
  const { questionCount, scoredQuestions, minutes, passMark } = facts;
  return (
    <Root {...rest}>
      <ExamEmblem exam={exam} size={48} />
      <Text>
        <Typography variant="h4" component="h2">
          <Link href={href} underline="hover">
            {name}
          </Link>
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {description}
        </Typography>
        <Typography variant="label" component="p" color="textSecondary">
          {questionCount !== undefined && `${questionCount} practice questions. `}
          {minutes !== undefined && `Real exam: ${scoredQuestions} questions, ${minutes} min, ${passMark}% to pass.`}
        </Typography>
      </Text>
      <Stack sx={end}>
        <Typography variant="h4" component="span">
          ${dollars(price)}
        </Typography>
        <Button variant="text" size="small" onClick={onRemove} sx={atTheEnd}>
          Remove <VisuallyHidden>{name} from cart</VisuallyHidden>
        </Button>
      </Stack>
    </Root>
  );
}
