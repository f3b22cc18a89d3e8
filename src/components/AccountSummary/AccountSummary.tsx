import { card, color, font, media, radius, space } from '../../theme/style.ts';
import { styled } from '../../theme/styled.ts';
import { LocalDate } from '../LocalDate/LocalDate.tsx';

/** The card of AccountSummary and of its skeleton. */
export const accountCard = {
  ...card,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space(3),
  padding: space(3.5),
  [media.narrow]: { gap: space(2), padding: space(2.5) },
} as const;

const Root = styled('div')({
  ...accountCard,
  '& > span': {
    display: 'grid',
    placeItems: 'center',
    width: 56,
    height: 56,
    borderRadius: radius.large,
    background: color.actionSoft,
    color: color.ink,
    font: `680 26px/1 ${font.display}`,
    textTransform: 'uppercase',
  },
  '& dl': { display: 'flex', flexWrap: 'wrap', gap: `${space(1.5)} ${space(6)}` },
  '& dl > div': { minWidth: 0 },
  '& dt': { color: color.inkSoft, fontSize: '16px', lineHeight: 1.5 },
  '& dd': { fontWeight: 600, overflowWrap: 'anywhere' },
});

export interface AccountSummaryProps {
  email: string;
  /** When the account was opened, ISO 8601. */
  createdDate: string;
}

/** Who is logged in: the head of the profile. */
export function AccountSummary({ email, createdDate }: AccountSummaryProps) {
  return (
    <Root>
      <span aria-hidden>{email.charAt(0)}</span>
      <dl>
        <div>
          <dt>Email</dt>
          <dd>{email}</dd>
        </div>
        <div>
          <dt>Account created</dt>
          <dd>
            <LocalDate date={createdDate} />
          </dd>
        </div>
      </dl>
    </Root>
  );
}
