import ListItem from '@mui/material/ListItem';
import { part } from '../../../theme/part.ts';

/** Where the list is narrow, price and button stand below the name. */
const narrow = '@container (max-width: 559.95px)';

/** The row of CartRow, and of its shape in a CartList that loads. */
export const Root = part(ListItem, 'CcCartRow', 'Root', ({ theme }) => ({
  gap: theme.spacing(1.5, 2.5),
  padding: theme.spacing(2.5, 0),
  [narrow]: { flexWrap: 'wrap', columnGap: theme.spacing(2) },
}));

/** Name and description, beside the emblem. */
export const Text = part('div', 'CcCartRow', 'Text', ({ theme }) => ({
  flex: 1,
  minWidth: 0,
  [narrow]: { flexBasis: `calc(100% - 48px - ${theme.spacing(2)})` },
}));

/** The row's button, as wide in each state. */
export const Action = part('div', 'CcCartRow', 'Action', {
  flex: 'none',
  display: 'grid',
  minWidth: 116,
  [narrow]: { marginInlineStart: 'auto' },
});
