import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack, { type StackProps } from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { part } from '../../../theme/part.ts';
import { CheckIcon } from '../../base/icons/icons.tsx';

const Point = part(ListItem, 'CcPointsPanel', 'Point', ({ theme }) => ({
  alignItems: 'start',
  gap: theme.spacing(1.5),
  '&:not(:last-of-type)': { marginBottom: theme.spacing(2) },
}));

export interface PointsPanelProps extends Omit<StackProps, 'children' | 'title'> {
  /** What the points are about; it names the panel. */
  title: string;
  /** A few words each, without a period. */
  points: readonly string[];
}

/**
 * The benefits of a short form, in a few points below it.
 *
 * @when Below a short form, such as sign-up.
 * @whenNot Beside the contact form: ContactPanel.
 * @do Keep to two to four points.
 * @dont Add links: the form above it is what the page is for.
 * @screenReader A complementary landmark named by its title, a heading of level 2, with a list.
 */
export function PointsPanel({ title, points, ...rest }: PointsPanelProps) {
  return (
    <Stack component="aside" aria-label={title} spacing={2.5} {...rest}>
      <Typography variant="title" component="h2">
        {title}
      </Typography>
      <List role="list" disablePadding>
        {points.map((point) => (
          <Point key={point} disableGutters disablePadding>
            <CheckIcon fontSize="medium" color="success" sx={{ marginTop: 0.5 }} />
            {point}
          </Point>
        ))}
      </List>
    </Stack>
  );
}
