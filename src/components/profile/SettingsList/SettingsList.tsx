import Card, { type CardProps } from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { part } from '../../../theme/part.ts';

const Root = part(Card, 'CcSettingsList', 'Root', {});

const Rows = part(List, 'CcSettingsList', 'Rows', ({ theme }) => ({
  padding: theme.spacing(1, 3.5),
  [theme.breakpoints.down('sm')]: { paddingInline: theme.spacing(2.5) },
}));

const Row = part(ListItem, 'CcSettingsList', 'Row', ({ theme }) => ({
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 2),
  minHeight: 76,
  padding: theme.spacing(1.5, 0),
  '&:not(:first-of-type)': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

const Facts = part('div', 'CcSettingsList', 'Facts', { flex: '1 1 240px' });

const Name = part(Typography, 'CcSettingsList', 'Name', ({ theme }) => ({
  fontWeight: theme.typography.fontWeightBold,
}));

const Times = part(Typography, 'CcSettingsList', 'Times', ({ theme }) => ({
  color: theme.vars.palette.text.secondary,
}));

/** One thing of an account. */
interface SettingsItem {
  /** Tells it from the others. */
  id: string;
  /** How its owner recognizes it. */
  name: string;
  /** When it began, and when it was last used. */
  times: ReactNode;
  /** A Chip that says something about it, or a BusyButton that ends it. */
  action: ReactNode;
}

export interface SettingsListProps extends Omit<CardProps, 'children'> {
  /** What is listed, for those who can't see the heading above. */
  label: string;
  /** The things, at least one. */
  items: readonly SettingsItem[];
}

/**
 * Things of an account that its owner looks through: each with its times, and a way to end it.
 *
 * @when Things of an account with their times and a way to end each.
 * @whenNot The ready lists: SessionList, PasskeyList, ConnectionList.
 * @whenNot Facts without an action: AccountSummary.
 * @screenReader A list with `label` as its name.
 * @status stable
 */
export function SettingsList({ label, items, ...rest }: SettingsListProps) {
  return (
    <Root {...rest}>
      <Rows role="list" aria-label={label}>
        {items.map(({ id, name, times, action }) => (
          <Row key={id}>
            <Facts>
              <Name>{name}</Name>
              <Times variant="body2">{times}</Times>
            </Facts>
            {action}
          </Row>
        ))}
      </Rows>
    </Root>
  );
}
