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
  gridTemplate: '"emblem name price" "emblem about remove" / auto minmax(0, 1fr) auto',
  gap: theme.spacing(0.75, 2),
  padding: theme.spacing(2, 0),
  alignItems: 'start',
  overflowWrap: 'anywhere',
  [narrow]: { gridTemplateAreas: '"name name price" "about about remove"' },
}));

/** Its word ends where the row ends. */
const atTheEnd = {
  gridArea: 'remove',
  placeSelf: 'end',
  margin: '-10px -12px',
  paddingInline: '12px',
  textDecoration: 'underline',
};

export interface CartRowProps extends Omit<ListItemProps, 'children' | 'href' | 'name' | 'slots' | 'slotProps'> {
  /** The exam's slug, which chooses the emblem. */
  exam: string;
  /** The exam's name. */
  name: string;
  /** What the exam is about, in a sentence or two; left out of a list of prices. */
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
 * @screenReader A list item with its name as a heading of level 2; the button says which exam it removes.
 */
export function CartRow({ exam, name, description, price, questionCount, href, onRemove, ...rest }: CartRowProps) {
  return (
    <Root {...rest}>
      <ExamEmblem exam={exam} size={48} sx={{ gridArea: 'emblem', [narrow]: { display: 'none' } }} />
      <Stack sx={{ gridArea: 'name' }}>
        <Typography variant="h4" component="h2">
          <Link href={href} underline="hover">
            {name}
          </Link>
        </Typography>
        {questionCount !== undefined && (
          <Typography variant="label" component="p" color="textSecondary">
            {counted(questionCount, 'practice question')}
          </Typography>
        )}
      </Stack>
      <Typography variant="body2" color="textSecondary" sx={{ gridArea: 'about' }}>
        {description}
      </Typography>
      <Typography variant="h4" component="span" sx={{ gridArea: 'price', justifySelf: 'end' }}>
        ${dollars(price)}
      </Typography>
      {onRemove && (
        <Button variant="text" size="small" onClick={onRemove} sx={atTheEnd}>
          Remove <VisuallyHidden>{name} from cart</VisuallyHidden>
        </Button>
      )}
    </Root>
  );
}
