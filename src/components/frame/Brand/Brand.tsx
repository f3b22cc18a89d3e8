import Link, { type LinkProps } from '@mui/material/Link';
import { part } from '../../../theme/part.ts';

const Root = part(Link, 'CcBrand', 'Root', ({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  ...theme.typography.h4,
}));

const Summits = part('path', 'CcBrand', 'Summits', ({ theme }) => ({ fill: theme.vars.palette.accent }));

const FirstLight = part('path', 'CcBrand', 'FirstLight', ({ theme }) => ({ fill: theme.vars.palette.secondary.main }));

export interface BrandProps extends Omit<LinkProps, 'children' | 'href'> {
  /** Where a click leads, as a rule the home page. */
  href: string;
}

/**
 * The logo, two summits with the first light on the higher one, and the name.
 *
 * @when In the Navbar and the Footer.
 * @whenNot The mark of a certification: ExamEmblem.
 * @dont Write "CertCrest" beside it: it would be read twice.
 * @keyboard Tab: stops once, at the picture and the name together. Enter: follows the link.
 * @screenReader A link "CertCrest"; the picture is hidden.
 */
export function Brand({ href, ...rest }: BrandProps) {
  return (
    <Root href={href} color="textPrimary" underline="none" {...rest}>
      <svg width="30" height="30" viewBox="0 0 30 30" aria-hidden>
        <Summits d="M2 25 11.5 7l4.5 8.2L18.6 11 28 25Z" />
        <FirstLight d="m11.5 7 3 5.4-2 2.2-1.6-1.7-2 2Z" />
      </svg>
      CertCrest
    </Root>
  );
}
