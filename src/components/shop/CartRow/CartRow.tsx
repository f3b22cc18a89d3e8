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
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: theme.spacing(0.75, 2),
  padding: theme.spacing(2, 0),
  overflowWrap: 'anywhere',
  [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto', paddingBlock: theme.spacing(1.5) },
}));

const about = { gridArea: '2 / 2', [narrow]: { gridArea: '2 / 1 / 3 / 3' } };

const side = { gridArea: '1 / 3 / 3', alignItems: 'end', [narrow]: { gridArea: '1 / 2' } };

/** Its word ends where the row ends. */
const atTheEnd = { margin: '-6px -12px -10px', paddingInline: '12px', textDecoration: 'underline', fontWeight: 400 };

export interface CartRowProps extends Omit<ListItemProps, 'children' | 'href' | 'name' | 'slots' | 'slotProps'> {
  /** The exam's slug, which chooses the emblem. */
  exam: string;
  /** The exam's name. */
  name: string;
  /** What the exam is about, in a sentence or two. */
  description: string;
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
 * @dont Put it into another list: its layout depends on the width of a CartList.
 * @keyboard Tab: reaches the name, then Remove. Enter, on the name, opens the exam. Enter, Space: on Remove, removes it.
 * @screenReader A list item with its name as a heading, of level 3 in a list of prices, else 2; the button says which exam it removes.
 */
export function CartRow({ exam, name, description, price, questionCount, href, onRemove, ...rest }: CartRowProps) {
  return (
    <Root {...rest}>
      <ExamEmblem exam={exam} size={48} sx={{ gridRow: 'span 2', [narrow]: { display: 'none' } }} />
      <Stack spacing={0.5}>
        <Typography variant="h4" component={onRemove ? 'h2' : 'h3'}>
          <Link href={href} color="inherit" underline="hover">
            {name}
          </Link>
        </Typography>
        {questionCount !== undefined && (
          <Typography variant="label" component="p" color="textSecondary" sx={{ [narrow]: { display: 'none' } }}>
            {counted(questionCount, 'practice question')}
          </Typography>
        )}
      </Stack>
      <Typography variant="caption" component="p" color="textSecondary" sx={about}>
        {description}
      </Typography>
      <Stack sx={side}>
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
