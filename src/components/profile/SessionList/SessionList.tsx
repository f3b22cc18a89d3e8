import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { SessionOnShow } from '../../../../contract/sessions.ts';
import { BusyButton } from '../../base/BusyButton/BusyButton.tsx';
import { LocalDate } from '../../base/LocalDate/LocalDate.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';

const Rows = styled(List, { name: 'CcSessionList', slot: 'Rows' })(({ theme }) => ({
  padding: theme.spacing(1, 3.5),
  [theme.breakpoints.down('sm')]: { paddingInline: theme.spacing(2.5) },
})) as typeof List; // styled forgets the attributes of its element

const Row = styled(ListItem, { name: 'CcSessionList', slot: 'Row' })(({ theme }) => ({
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 2),
  minHeight: 76,
  padding: theme.spacing(1.5, 0),
  '&:not(:first-of-type)': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

const Facts = styled('div', { name: 'CcSessionList', slot: 'Facts' })({ flex: '1 1 240px' });

const Device = styled(Typography, { name: 'CcSessionList', slot: 'Device' })({ fontWeight: 650 });

const Times = styled(Typography, { name: 'CcSessionList', slot: 'Times' })(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
}));

export interface SessionListProps {
  /** The open sessions, at least one. */
  sessions: readonly SessionOnShow[];
  /** Ends one of them, which is not the current one. */
  onEnd: (sessionId: string) => void;
  /** One is being ended: until then no other can be. */
  isEnding: boolean;
}

/** Where somebody is logged in: each browser with its times, and a button that logs it out. */
export const SessionList = ({ sessions, onEnd, isEnding }: SessionListProps) => (
  <Card>
    <Rows role="list" aria-label="Open sessions">
      {sessions.map(({ id, device, openedAt, usedAt, isCurrent }) => (
        <Row key={id}>
          <Facts>
            <Device>{device}</Device>
            <Times variant="body2">
              Logged in on <LocalDate date={openedAt} />, last used on <LocalDate date={usedAt} />
            </Times>
          </Facts>
          {isCurrent ? (
            <Chip label="This one" />
          ) : (
            <BusyButton variant="outlined" size="small" loading={isEnding} onClick={() => onEnd(id)}>
              End this one <VisuallyHidden>({device})</VisuallyHidden>
            </BusyButton>
          )}
        </Row>
      ))}
    </Rows>
  </Card>
);

/** A SessionList that is still loading, as high as one session. */
export const SessionListSkeleton = () => <Skeleton aria-hidden variant="rounded" height={92} />;
