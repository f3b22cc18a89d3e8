import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ClockIcon, MailIcon, PlaceIcon } from '../../base/icons/icons.tsx';
import { Contours } from '../../frame/Contours/Contours.tsx';

// Below each other beside the form; beside each other below it, where there is room.
const Root = styled('aside', { name: 'CcContactPanel', slot: 'Root' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  alignItems: 'start',
  gap: theme.spacing(5),
}));

const Details = styled(Card, { name: 'CcContactPanel', slot: 'Details' })(({ theme }) => ({
  position: 'relative',
  padding: theme.spacing(4.5, 4),
  borderColor: theme.vars.palette.contour.night,
  background: theme.vars.palette.night.main,
  color: theme.vars.palette.night.soft,
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(3.5, 2.5) },
})) as typeof Card; // styled forgets that a Card can be a section

const DetailsTitle = styled(Typography, { name: 'CcContactPanel', slot: 'DetailsTitle' })(({ theme }) => ({
  position: 'relative',
  fontSize: 26,
  color: theme.vars.palette.night.contrastText,
})) as typeof Typography; // styled forgets that a Typography can be a heading of another level

const Address = styled('address', { name: 'CcContactPanel', slot: 'Address' })(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gap: theme.spacing(1),
  marginTop: theme.spacing(2),
  fontStyle: 'normal',
  textWrap: 'balance',
}));

const Fact = styled('span', { name: 'CcContactPanel', slot: 'Fact' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: theme.spacing(1.5),
  minHeight: 28,
}));

const EmailLink = styled(Link, { name: 'CcContactPanel', slot: 'EmailLink' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minHeight: 44,
  color: theme.vars.palette.night.contrastText,
  fontWeight: 650,
  overflowWrap: 'anywhere',
  '&:focus-visible': { outlineColor: theme.vars.palette.night.action },
}));

const icon = { fontSize: 'medium', color: 'secondary' } as const;

const ReplyTime = styled(Typography, { name: 'CcContactPanel', slot: 'ReplyTime' })(({ theme }) => ({
  position: 'relative',
  marginTop: theme.spacing(3),
  paddingTop: theme.spacing(2.5),
  borderTop: `1px solid ${theme.vars.palette.contour.night}`,
  textWrap: 'balance',
}));

const Within = styled('strong', { name: 'CcContactPanel', slot: 'Within' })(({ theme }) => ({
  color: theme.vars.palette.night.contrastText,
  fontWeight: 650,
}));

const Advice = styled(List, { name: 'CcContactPanel', slot: 'Advice' })(({ theme }) => ({
  marginTop: theme.spacing(1),
  counterReset: 'advice',
})) as typeof List; // styled forgets that a List can be an ordered one

const Item = styled(ListItem, { name: 'CcContactPanel', slot: 'Item' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '36px minmax(0, 1fr)',
  alignItems: 'start',
  padding: theme.spacing(2, 0),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  counterIncrement: 'advice',
  '&:last-of-type': { borderBottom: 0 },
  '&::before': {
    content: 'counter(advice, decimal-leading-zero)',
    color: theme.vars.palette.primary.main,
    fontFamily: theme.typography.fontFamilyDisplay,
    fontSize: 15,
    fontWeight: 700,
    lineHeight: 1.8,
  },
}));

const ItemTitle = styled(Typography, { name: 'CcContactPanel', slot: 'ItemTitle' })({
  fontWeight: 650,
  textWrap: 'balance',
}) as typeof Typography; // styled forgets that a Typography can be a heading

const ItemText = styled(Typography, { name: 'CcContactPanel', slot: 'ItemText' })(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
}));

export interface ContactPanelProps {
  /** How to reach the people behind the site, and how soon they reply, such as "two working days". */
  contact: { email: string; hours: string; place: string; answersWithin: string };
  /** What to write about which matter. */
  advice: readonly { title: string; text: string }[];
}

/** Beside the contact form: the other ways to reach the site's people, what to expect, and what helps them to help. */
export function ContactPanel({ contact, advice }: ContactPanelProps) {
  const { email, hours, place, answersWithin } = contact;
  return (
    <Root aria-label="Ways to reach us">
      <Details component="section">
        <Contours />
        <DetailsTitle variant="h3" component="h2">
          Reach us directly
        </DetailsTitle>
        <Address>
          <EmailLink href={`mailto:${email}`}>
            <MailIcon {...icon} />
            {email}
          </EmailLink>
          <Fact>
            <ClockIcon {...icon} />
            {hours}
          </Fact>
          <Fact>
            <PlaceIcon {...icon} />
            {place}
          </Fact>
        </Address>
        <ReplyTime>
          A person reads every message and answers it <Within>within {answersWithin}</Within>.
        </ReplyTime>
      </Details>
      <section>
        <Typography variant="h3" component="h2">
          What helps us help you
        </Typography>
        <Advice component="ol" role="list" disablePadding>
          {advice.map(({ title, text }) => (
            <Item key={title}>
              <div>
                <ItemTitle component="h3">{title}</ItemTitle>
                <ItemText variant="body2">{text}</ItemText>
              </div>
            </Item>
          ))}
        </Advice>
      </section>
    </Root>
  );
}
