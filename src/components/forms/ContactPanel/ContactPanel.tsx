import Typography from '@mui/material/Typography';
import type { ElementProps } from '../../../theme/part.ts';
import { ClockIcon, MailIcon, PlaceIcon } from '../../base/icons/icons.tsx';
import { Contours } from '../../base/Contours/Contours.tsx';
import {
  Address,
  Advice,
  Details,
  DetailsTitle,
  EmailLink,
  Fact,
  Item,
  ItemText,
  ItemTitle,
  ReplyTime,
  Root,
  Within,
} from './parts.ts';

const icon = { fontSize: 'medium', color: 'secondary' } as const;

export interface ContactPanelProps extends Omit<ElementProps<'aside'>, 'children'> {
  /** How to reach the people behind the site, and how soon they reply, such as "two working days". */
  contact: { email: string; hours: string; place: string; answersWithin: string };
  /** What to write about which matter. */
  advice: readonly { title: string; text: string }[];
}

/**
 * Beside the contact form: the other ways to reach the site's people, what to expect, and what helps them to help.
 *
 * @whenNot What a short form is good for: PointsPanel.
 */
export function ContactPanel({ contact, advice, ...rest }: ContactPanelProps) {
  const { email, hours, place, answersWithin } = contact;
  return (
    <Root aria-label="Ways to reach us" {...rest}>
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
