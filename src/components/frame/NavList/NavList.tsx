import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { itemsOnSmall, type NavEntries, type NavItem } from '../Navbar/navItems.ts';

const Root = styled('nav', { name: 'CcNavList', slot: 'Root' })(({ theme }) => ({ padding: theme.spacing(1, 2) }));

/** The session's entries stand apart from the site's. */
const Account = styled('div', { name: 'CcNavList', slot: 'Account' })(({ theme }) => ({
  marginTop: theme.spacing(1),
  paddingTop: theme.spacing(1),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

const Place = styled(ListItemButton, { name: 'CcNavList', slot: 'Place' })(({ theme }) => ({
  ...theme.typography.lead,
  minHeight: 52,
  paddingBlock: 8,
  borderRadius: theme.radius.medium,
}));

const Call = styled(Button, { name: 'CcNavList', slot: 'Call' })(({ theme }) => ({ marginTop: theme.spacing(1) }));

const Reading = styled(Typography, { name: 'CcNavList', slot: 'Reading' })(({ theme }) => ({
  padding: theme.spacing(1.5, 2, 2.5),
  color: theme.vars.palette.text.secondary,
}));

export interface NavListProps extends NavEntries {
  /** A place has been chosen, so the menu can close. */
  onChoose: () => void;
}

/** The navbar's entries below each other: in the drawer, or below the navbar where the drawer could not be loaded. */
export function NavList({ items, account = [], isReading = false, onChoose }: NavListProps) {
  return (
    <Root aria-label="Menu">
      <Entries items={items} onChoose={onChoose} />
      {(isReading || account.length > 0) && (
        <Account>
          {isReading ? <Reading variant="lead">Loading...</Reading> : <Entries items={account} onChoose={onChoose} />}
        </Account>
      )}
    </Root>
  );
}

function Entries({ items, onChoose }: { items: readonly NavItem[]; onChoose: () => void }) {
  return (
    <List disablePadding>
      {itemsOnSmall(items).map(({ label, href, isCurrent = false, emphasis }) => {
        const link = { href, onClick: onChoose, 'aria-current': isCurrent ? 'page' : undefined } as const;
        return (
          <ListItem key={href} disablePadding>
            {emphasis === 'call' ? (
              <Call variant="outlined" fullWidth {...link}>
                {label}
              </Call>
            ) : (
              <Place selected={isCurrent} {...link}>
                {label}
              </Place>
            )}
          </ListItem>
        );
      })}
    </List>
  );
}
