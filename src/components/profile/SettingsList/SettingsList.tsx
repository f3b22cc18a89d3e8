import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

const Rows = styled(List, { name: 'CcSettingsList', slot: 'Rows' })(({ theme }) => ({
  padding: theme.spacing(1, 3.5),
  [theme.breakpoints.down('sm')]: { paddingInline: theme.spacing(2.5) },
})) as typeof List; // styled forgets the attributes of its element

const Row = styled(ListItem, { name: 'CcSettingsList', slot: 'Row' })(({ theme }) => ({
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 2),
  minHeight: 76,
  padding: theme.spacing(1.5, 0),
  '&:not(:first-of-type)': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

const Facts = styled('div', { name: 'CcSettingsList', slot: 'Facts' })({ flex: '1 1 240px' });

const Name = styled(Typography, { name: 'CcSettingsList', slot: 'Name' })({ fontWeight: 650 });

const Times = styled(Typography, { name: 'CcSettingsList', slot: 'Times' })(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
}));

/** One thing of an account. */
interface SettingsItem {
  id: string;
  /** How its owner recognizes it. */
  name: string;
  /** When it began, and when it was last used. */
  times: ReactNode;
  /** A Chip that says something about it, or a BusyButton that ends it. */
  action: ReactNode;
}

export interface SettingsListProps {
  /** What is listed, for those who can't see the heading above. */
  label: string;
  /** At least one. */
  items: readonly SettingsItem[];
}

/** Things of an account that its owner looks through: each with its times, and a way to end it. */
export const SettingsList = ({ label, items }: SettingsListProps) => (
  <Card>
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
  </Card>
);

/** A SettingsList that is still loading, as high as one row. */
export const SettingsListSkeleton = () => <Skeleton aria-hidden variant="rounded" height={92} />;
