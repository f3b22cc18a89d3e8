import { color, font, media, radius, space, type } from '../../theme/style.ts';
import { styled } from '../../theme/styled.ts';
import { Contours } from '../Contours/Contours.tsx';
import { Icon } from '../Icon/Icon.tsx';

// Below each other beside the form; beside each other below it, where there is room.
const Root = styled('aside')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  alignItems: 'start',
  gap: space(5),
});

const Details = styled('section')({
  position: 'relative',
  overflow: 'hidden',
  padding: `${space(4.5)} ${space(4)}`,
  borderRadius: radius.large,
  border: `1px solid ${color.contour}`,
  background: color.night,
  color: color.onNightSoft,
  [media.narrow]: { padding: `${space(3.5)} ${space(2.5)}` },
  '& > :not([aria-hidden])': { position: 'relative' },
  '& h2': { ...type.subheading, fontSize: '26px', color: color.onNight },
  '& address': { display: 'grid', gap: space(1), marginTop: space(2), fontStyle: 'normal', textWrap: 'balance' },
  '& address > *': { display: 'grid', gridTemplateColumns: '20px minmax(0, 1fr)', gap: space(1.5), minHeight: 28 },
  '& address a': {
    minHeight: 44,
    alignItems: 'center',
    color: color.onNight,
    fontWeight: 650,
    overflowWrap: 'anywhere',
  },
  '& address svg': { marginTop: '3px', color: color.amber },
  '& address a svg': { marginTop: 0 },
  '& > p': {
    marginTop: space(3),
    paddingTop: space(2.5),
    borderTop: `1px solid ${color.contour}`,
    textWrap: 'balance',
  },
  '& strong': { color: color.onNight, fontWeight: 650 },
  '& :focus-visible': { outlineColor: color.actionOnNight },
});

const Advice = styled('section')({
  '& h2': { ...type.subheading },
  '& ol': { margin: `${space(1)} 0 0`, padding: 0, listStyle: 'none', counterReset: 'advice' },
  '& li': {
    display: 'grid',
    gridTemplateColumns: '36px minmax(0, 1fr)',
    padding: `${space(2)} 0`,
    counterIncrement: 'advice',
  },
  '& li + li': { borderTop: `1px solid ${color.line}` },
  '& li::before': {
    content: 'counter(advice, decimal-leading-zero)',
    font: `700 15px/1.8 ${font.display}`,
    color: color.action,
  },
  '& h3': { ...type.body, fontWeight: 650, letterSpacing: 0 },
  '& p': { ...type.small, color: color.inkSoft },
});

export interface ContactPanelProps {
  /** How to reach the people behind the site, and how soon they answer, such as "two working days". */
  contact: { email: string; hours: string; place: string; answersWithin: string };
  /** What to write about which matter. */
  advice: readonly { title: string; text: string }[];
}

/** Beside the contact form: the other ways to reach the site's people, what to expect, and what helps them to help. */
export function ContactPanel({ contact, advice }: ContactPanelProps) {
  const { email, hours, place, answersWithin } = contact;
  return (
    <Root aria-label="Ways to reach us">
      <Details>
        <Contours />
        <h2>Reach us directly</h2>
        <address>
          <a href={`mailto:${email}`}>
            <Icon name="mail" size={20} />
            {email}
          </a>
          <span>
            <Icon name="clock" size={20} />
            {hours}
          </span>
          <span>
            <Icon name="place" size={20} />
            {place}
          </span>
        </address>
        <p>
          A person reads every message and answers it <strong>within {answersWithin}</strong>.
        </p>
      </Details>
      <Advice>
        <h2>What helps us help you</h2>
        <ol role="list">
          {advice.map(({ title, text }) => (
            <li key={title}>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Advice>
    </Root>
  );
}
