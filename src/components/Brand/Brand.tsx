import { styled } from '../../theme/styled.ts';
import { color, font } from '../../theme/style.ts';
import { Link } from '../Link/Link.tsx';

const Root = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: 44,
  font: `700 20px/1 ${font.display}`,
  letterSpacing: '-0.02em',
  textDecoration: 'none',
  // The same blue as for action, but readable on night as well.
  '& path:first-of-type': { fill: color.action },
  '& path:last-of-type': { fill: color.amber },
  '&[data-tone="night"] path:first-of-type': { fill: color.actionOnNight },
});

export interface BrandProps {
  /** Where a click leads, as a rule the home page. */
  href: string;
  /** `night` on dark surfaces. */
  tone?: 'paper' | 'night';
}

/** The logo with the name: two summits, the higher one in first light. */
export function Brand({ href, tone = 'paper' }: BrandProps) {
  return (
    <Root href={href} data-tone={tone}>
      <svg width="30" height="30" viewBox="0 0 30 30" aria-hidden>
        <path d="M2 25 11.5 7l4.5 8.2L18.6 11 28 25Z" />
        <path d="m11.5 7 3 5.4-2 2.2-1.6-1.7-2 2Z" />
      </svg>
      CertCrest
    </Root>
  );
}
