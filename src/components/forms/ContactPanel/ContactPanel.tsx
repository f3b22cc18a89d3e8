import { useDefaultProps } from '@mui/material/DefaultPropsProvider';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { type ElementProps, ownerState, part } from '../../../theme/part.ts';
import { ClockIcon, MailIcon, PlaceIcon } from '../../base/icons/icons.tsx';
import { Contours } from '../../base/Contours/Contours.tsx';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    CcContactPanel:
      | 'root'
      | 'details'
      | 'detailsTitle'
      | 'address'
      | 'fact'
      | 'emailLink'
      | 'replyTime'
      | 'within'
      | 'advice'
      | 'item'
      | 'itemTitle'
      | 'itemText';
  }
  interface ComponentsPropsList {
    CcContactPanel: ContactPanelProps;
  }
}

// Below each other beside the form; beside each other below it, where there is room.
const Root = part(
  'aside',
  'CcContactPanel',
  'Root',
)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  alignItems: 'start',
  gap: theme.spacing(5),
}));

const Details = part(
  Card,
  'CcContactPanel',
  'Details',
)(({ theme }) => ({
  position: 'relative',
  padding: theme.spacing(4.5, 4),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(3.5, 2.5) },
}));

const DetailsTitle = part(Typography, 'CcContactPanel', 'DetailsTitle')({ position: 'relative' });

const Address = part(
  'address',
  'CcContactPanel',
  'Address',
)(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gap: theme.spacing(1),
  marginTop: theme.spacing(2),
  color: theme.vars.palette.text.secondary,
  fontStyle: 'normal',
  textWrap: 'balance',
}));

const Fact = part(
  'span',
  'CcContactPanel',
  'Fact',
)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: theme.spacing(1.5),
  minHeight: 28,
}));

const EmailLink = part(
  Link,
  'CcContactPanel',
  'EmailLink',
)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minHeight: 44,
  color: theme.vars.palette.text.primary,
  fontWeight: theme.typography.fontWeightBold,
  overflowWrap: 'anywhere',
}));

const icon = { fontSize: 'medium', color: 'secondary' } as const;

const ReplyTime = part(
  Typography,
  'CcContactPanel',
  'ReplyTime',
)(({ theme }) => ({
  position: 'relative',
  marginTop: theme.spacing(3),
  paddingTop: theme.spacing(2.5),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
  textWrap: 'balance',
}));

const Within = part(
  'strong',
  'CcContactPanel',
  'Within',
)(({ theme }) => ({
  color: theme.vars.palette.text.primary,
  fontWeight: theme.typography.fontWeightBold,
}));

const Advice = part(
  List,
  'CcContactPanel',
  'Advice',
)(({ theme }) => ({
  marginTop: theme.spacing(1),
  counterReset: 'advice',
}));

const Item = part(
  ListItem,
  'CcContactPanel',
  'Item',
)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '36px minmax(0, 1fr)',
  alignItems: 'baseline',
  padding: theme.spacing(2, 0),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  counterIncrement: 'advice',
  '&:last-of-type': { borderBottom: 0 },
  '&::before': {
    ...theme.typography.mark,
    content: 'counter(advice, decimal-leading-zero)',
    color: theme.vars.palette.primary.main,
    fontFamily: theme.typography.fontFamilyDisplay,
  },
}));

const ItemTitle = part(
  Typography,
  'CcContactPanel',
  'ItemTitle',
)(({ theme }) => ({
  fontWeight: theme.typography.fontWeightBold,
  textWrap: 'balance',
}));

const ItemText = part(
  Typography,
  'CcContactPanel',
  'ItemText',
)(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
}));

export interface ContactPanelProps extends Omit<ElementProps<'aside'>, 'children'> {
  /** How to reach the people behind the site, and how soon they reply, such as "two working days". */
  contact: { email: string; hours: string; place: string; answersWithin: string };
  /** What to write about which matter. */
  advice: readonly { title: string; text: string }[];
}

/** Beside the contact form: the other ways to reach the site's people, what to expect, and what helps them to help. */
export function ContactPanel(inProps: ContactPanelProps) {
  const props = useDefaultProps({ props: inProps, name: 'CcContactPanel' });
  const { contact, advice, ...rest } = props;
  const { email, hours, place, answersWithin } = contact;
  return (
    <Root aria-label="Ways to reach us" {...ownerState(props)} {...rest}>
      <Details variant="night" component="section">
        <Contours />
        <DetailsTitle variant="title" component="h2">
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
