import Card, { type CardProps } from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { part } from '../../../theme/part.ts';
import { BusyButton, type BusyButtonProps } from '../../base/BusyButton/BusyButton.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';

const Root = part(Card, 'CcSettingsList', 'Root', ({ theme }) => ({
  padding: theme.spacing(1, 3.5),
  [theme.breakpoints.down('sm')]: { paddingInline: theme.spacing(2.5) },
}));

const Row = part(ListItem, 'CcSettingsList', 'Row', ({ theme }) => ({
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: theme.spacing(1.5, 2),
  minHeight: 76,
  padding: theme.spacing(1.5, 0),
  '&:not(:first-of-type)': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

/** One thing of an account. */
export interface SettingsItem {
  /** Tells it from the others. */
  id: string;
  /** How its owner recognizes it. */
  name: string;
  /** What is said about it, such as when it began and when it was last used. */
  times?: ReactNode;
  /** What is said about it in place of a button, such as "This one". */
  mark?: string;
  /** A button to a page where more can be done about it. */
  link?: { label: string; href: string };
  /** The button that changes it, if there is one; `of` says which thing to those who cannot see the row. */
  action?:
    | (Pick<BusyButtonProps, 'color' | 'href' | 'loading' | 'onClick'> & { label: string; of?: string })
    | false
    | undefined;
}

const RowAction = ({ label, of, ...rest }: Exclude<SettingsItem['action'], false | undefined>) => (
  <BusyButton variant="outlined" size="small" {...rest}>
    {label} {of !== undefined && <VisuallyHidden>{of}</VisuallyHidden>}
  </BusyButton>
);

export interface SettingsListProps extends Omit<CardProps, 'children'> {
  /** Names the list for screen readers. */
  label?: string;
  /** The entries. Each: `id`, `name`, `times`, `mark`, `link`, and `action` (`label`, `of`, `onClick`). @default [] */
  items?: readonly SettingsItem[];
  /** Whether they are still loading: it shows the shape of one. @default false */
  loading?: boolean;
}

/**
 * What an account has, such as devices, each with its dates and a way to remove it.
 *
 * @when Devices, connected accounts, and anything else that a user can remove.
 * @whenNot The exams that a user has: ExamHistory.
 * @keyboard Tab: reaches each row’s `action` and `link`. In a SettingsSection, focus moves on when a row goes.
 * @screenReader A list with `label` as its name. While it loads it is skipped.
 */
export function SettingsList({ label, items = [], loading = false, ...rest }: SettingsListProps) {
  if (loading) return <Skeleton aria-hidden sx={{ height: 92 }} />;
  return (
    <Root {...rest}>
      <List disablePadding role="list" aria-label={label}>
        {items.map(({ id, name, times, mark, link, action }) => (
          <Row key={id}>
            <ListItemText
              sx={{ flex: '1 1 120px', margin: 0 }}
              slotProps={{ primary: { variant: 'subtitle2', component: 'div' } }}
              primary={name}
              secondary={times}
            />
            <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
              {mark !== undefined && <Chip label={mark} />}
              {action && <RowAction {...action} />}
              {link && <RowAction {...link} />}
            </Stack>
          </Row>
        ))}
      </List>
    </Root>
  );
}
