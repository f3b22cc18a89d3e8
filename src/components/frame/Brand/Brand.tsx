import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';

const Root = styled(Link, { name: 'CcBrand', slot: 'Root' })(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  font: `700 20px/1 ${theme.typography.fontFamilyDisplay}`,
  letterSpacing: '-0.02em',
  '&[data-tone="night"]': {
    color: theme.vars.palette.night.contrastText,
    outlineColor: theme.vars.palette.night.action,
  },
}));

const Summits = styled('path', { name: 'CcBrand', slot: 'Summits' })(({ theme }) => ({
  fill: theme.vars.palette.primary.main,
  // The same blue, readable on night.
  '&[data-tone="night"]': { fill: theme.vars.palette.night.action },
}));

const FirstLight = styled('path', { name: 'CcBrand', slot: 'FirstLight' })(({ theme }) => ({
  fill: theme.vars.palette.secondary.main,
}));

export interface BrandProps {
  /** Where a click leads, as a rule the home page. */
  href: string;
  /** `night` on dark surfaces. */
  tone?: 'paper' | 'night';
}

/** The logo with the name: two summits, the higher one in first light. */
export function Brand({ href, tone = 'paper' }: BrandProps) {
  return (
    <Root href={href} underline="none" data-tone={tone}>
      <svg width="30" height="30" viewBox="0 0 30 30" aria-hidden>
        <Summits data-tone={tone} d="M2 25 11.5 7l4.5 8.2L18.6 11 28 25Z" />
        <FirstLight d="m11.5 7 3 5.4-2 2.2-1.6-1.7-2 2Z" />
      </svg>
      CertCrest
    </Root>
  );
}
