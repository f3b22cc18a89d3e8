import Card, { type CardProps } from '@mui/material/Card';
import Divider from '@mui/material/Divider';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { part } from '../../../theme/part.ts';
import { Action, Root as Row, Text } from '../CartRow/parts.ts';

const Rows = part(Stack, 'CcCartList', 'Rows', ({ theme }) => ({
  // The layout of a row depends on the width of the list.
  containerType: 'inline-size',
  margin: 0,
  listStyle: 'none',
  padding: theme.spacing(0.5, 3.5),
  [theme.breakpoints.down('sm')]: { paddingInline: theme.spacing(2.5) },
}));

const EmblemShape = part(Skeleton, 'CcCartList', 'EmblemShape', { flex: 'none', borderRadius: 14 });

// As high as a name, a line of description, one of what is opened and one of facts.
const TextShape = part(Text, 'CcCartList', 'TextShape', {
  display: 'grid',
  alignContent: 'center',
  gap: 10,
  minHeight: 108.5,
});

const ButtonShape = part(Skeleton, 'CcCartList', 'ButtonShape', ({ theme }) => ({ borderRadius: theme.radius.pill }));

export interface CartListProps extends CardProps {
  /** The exams are not known yet: in place of CartRows stand the shapes of two, which most have. @default false */
  loading?: boolean;
}

/**
 * The exams in the cart: one card, a row for each.
 *
 * @when On the cart page.
 * @whenNot Exams to choose from: ExamCatalogue.
 * @screenReader A list of exams; while it loads it is skipped.
 */
export function CartList({ children, loading = false, ...rest }: CartListProps) {
  return (
    <Card aria-hidden={loading || undefined} {...rest}>
      <Rows component="ul" role="list" divider={<Divider component="li" aria-hidden />}>
        {loading
          ? ['58%', '44%'].map((width) => (
              <Row key={width}>
                <EmblemShape sx={{ width: 48, height: 48 }} />
                <TextShape>
                  <Skeleton sx={{ width, height: 20 }} />
                  <Skeleton sx={{ width: '80%', height: 16 }} />
                  <Skeleton sx={{ width: '50%', height: 16 }} />
                  <Skeleton sx={{ width: '60%', height: 14 }} />
                </TextShape>
                <Skeleton sx={{ flex: 'none', width: 68, height: 20 }} />
                <Action>
                  <ButtonShape sx={{ height: 44 }} />
                </Action>
              </Row>
            ))
          : children}
      </Rows>
    </Card>
  );
}
