import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import ListItem, { type ListItemProps } from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { counted } from '../../../../domain/numberWord.ts';
import { dollars, type Price } from '../../../../domain/pricing/total.ts';
import { part } from '../../../theme/part.ts';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { ExamEmblem } from '../../exams/ExamEmblem/ExamEmblem.tsx';

/** Where the list is narrow, its words have the room of the emblem. */
const narrow = '@container (max-width: 559.95px)';

const Root = part(ListItem, 'CcCartRow', 'Root', ({ theme }) => ({
  gap: theme.spacing(2),
  padding: theme.spacing(2, 0),
  overflowWrap: 'anywhere',
}));

/** Its word ends where the row ends. */
const atTheEnd = { margin: '-10px -12px', paddingInline: '12px', textDecoration: 'underline' };

export interface CartRowProps extends Omit<ListItemProps, 'children' | 'href' | 'name' | 'slots' | 'slotProps'> {
  /** The exam's slug, which chooses the emblem. */
  exam: string;
  /** The exam's name. */
  name: string;
  /** What the exam is about, in a sentence or two; left out of a list of prices, and hidden on a phone. */
  description?: string;
  /** Dollars, a number or a numeric string. */
  price: Price;
  /** How many practice questions it has, where that is known. */
  questionCount: number | undefined;
  /** The exam's page. */
  href: string;
  /** Takes the exam out of the cart; undefined in a list of prices. */
  onRemove?: () => void;
}

/**
 * One exam in the cart, or in a list of prices, in a CartList.
 *
 * @when Each exam in a CartList.
 * @whenNot An exam to choose: ExamCard.
 * @screenReader A list item with its name as a heading, of level 3 in a list of prices, else 2; the button says which exam it removes.
 */
export function CartRow({ exam, name, description, price, questionCount, href, onRemove, ...rest }: CartRowProps) {
  return (
    <Root alignItems={onRemove ? 'flex-start' : 'center'} {...rest}>
      <ExamEmblem exam={exam} size={48} sx={{ [narrow]: { display: 'none' } }} />
      <Stack sx={{ flex: 1 }}>
        <Typography variant="h4" component={onRemove ? 'h2' : 'h3'}>
          <Link href={href}>{name}</Link>
        </Typography>
        {questionCount !== undefined && (
          <Typography variant="label" component="p" color="textSecondary">
            {counted(questionCount, 'practice question')}
          </Typography>
        )}
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{ display: { xs: 'none', sm: 'block' }, marginTop: 0.75 }}
        >
          {description}
        </Typography>
      </Stack>
      <Stack sx={{ alignItems: 'end', justifyContent: 'space-between', alignSelf: onRemove && 'stretch' }}>
        <Typography variant="h4" component="span">
          ${dollars(price)}
        </Typography>
        {onRemove && (
          <Button variant="text" size="small" onClick={onRemove} sx={atTheEnd}>
            Remove <VisuallyHidden>{name} from cart</VisuallyHidden>
          </Button>
        )}
      </Stack>
    </Root>
  );
}
