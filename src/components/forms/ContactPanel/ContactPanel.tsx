import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import type { ElementType, ReactNode } from 'react';
import { type ElementProps, part } from '../../../theme/part.ts';
import { ClockIcon, MailIcon, PlaceIcon } from '../../base/icons/icons.tsx';
import { Contours } from '../../base/Contours/Contours.tsx';

// Below each other beside the form; beside each other below it, where there is room.
const Root = part('aside', 'CcContactPanel', 'Root', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  alignItems: 'start',
  gap: theme.spacing(5),
}));

const Details = part(Card, 'CcContactPanel', 'Details', ({ theme }) => ({
  position: 'relative',
  padding: theme.spacing(4.5, 4),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(3.5, 2.5) },
}));

const Address = part('address', 'CcContactPanel', 'Address', ({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  paddingBottom: theme.spacing(3),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
  fontStyle: 'normal',
  overflowWrap: 'anywhere',
}));

const Fact = ({ icon: Icon, children }: { icon: ElementType<SvgIconProps>; children: ReactNode }) => (
  <Stack component="span" direction="row" spacing={1.5} sx={{ alignItems: 'center', minHeight: 28 }}>
    <Icon fontSize="medium" color="secondary" />
    {children}
  </Stack>
);

export interface ContactPanelProps extends Omit<ElementProps<'aside'>, 'children'> {
  /** How to reach the people behind the site, and how soon they reply, such as "two business days". */
  contact: { email: string; hours: string; place: string; answersWithin: string };
  /** What to write about which subject. */
  advice: readonly { title: string; text: string }[];
  /** Begins a message with the subject that was picked. */
  onPick: (subject: string) => void;
}

/**
 * Beside the contact form: the other ways to reach the site's people, what to expect, and what helps them to help.
 *
 * @when Beside the ContactForm.
 * @whenNot What a short form is good for: PointsPanel.
 * @screenReader A complementary landmark "Ways to reach us"; its parts have headings of level 2.
 */
export function ContactPanel({ contact, advice, onPick, ...rest }: ContactPanelProps) {
  const { email, hours, place, answersWithin } = contact;
  return (
    <Root aria-label="Ways to reach us" {...rest}>
      <Details variant="night" component="section">
        <Contours />
        <Stack spacing={2} sx={{ position: 'relative' }}>
          <Typography variant="title" component="h2">
            Reach us directly
          </Typography>
          <Address>
            <Fact icon={MailIcon}>
              <Link href={`mailto:${email}`} color="textPrimary" sx={{ minWidth: 0, paddingBlock: 1.25 }}>
                <strong>{email}</strong>
              </Link>
            </Fact>
            <Fact icon={ClockIcon}>{hours}</Fact>
            <Fact icon={PlaceIcon}>{place}</Fact>
          </Address>
          <Typography color="textSecondary">
            A person reads every message and answers it <strong>within {answersWithin}</strong>.
          </Typography>
        </Stack>
      </Details>
      <section>
        <Typography variant="h3" component="h2">
          Pick a subject
        </Typography>
        <List role="list">
          {advice.map(({ title, text }, at) => (
            <ListItem key={title} disableGutters divider={at < advice.length - 1}>
              <ListItemText
                primary={
                  <Link
                    component="button"
                    type="button"
                    variant="inherit"
                    sx={{ minHeight: { xs: 44, md: 24 } }}
                    onClick={() => onPick(title)}
                  >
                    {title}
                  </Link>
                }
                secondary={text}
                slotProps={{ primary: { variant: 'subtitle2', component: 'h3' } }}
              />
            </ListItem>
          ))}
        </List>
      </section>
    </Root>
  );
}
