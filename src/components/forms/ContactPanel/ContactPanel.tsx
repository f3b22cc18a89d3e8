import Card, { type CardProps } from '@mui/material/Card';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import type { ElementType, ReactNode } from 'react';
import { part } from '../../../theme/part.ts';
import { Contours } from '../../base/Contours/Contours.tsx';
import { ClockIcon, MailIcon } from '../../base/icons/icons.tsx';

const title = 'Reach us directly';

const Root = part(Card, 'CcContactPanel', 'Root', ({ theme }) => ({
  position: 'relative',
  padding: theme.spacing(5),
  [theme.breakpoints.down('md')]: { padding: theme.spacing(3) },
}));

const address = { color: 'text.secondary', fontStyle: 'normal', overflowWrap: 'anywhere' };

const Fact = ({ icon: Icon, children }: { icon: ElementType<SvgIconProps>; children: ReactNode }) => (
  <Stack component="span" direction="row" spacing={1.5} sx={{ alignItems: 'center', minHeight: 28 }}>
    <Icon fontSize="medium" color="secondary" />
    {children}
  </Stack>
);

export interface ContactPanelProps extends Omit<CardProps, 'title'> {
  /** How to reach the people behind the site. */
  contact: { email: string; hours: string };
}

/**
 * The other ways to reach the people behind the site.
 *
 * @when Beside the ContactForm.
 * @whenNot The benefits of a short form: PointsPanel.
 * @do Write `hours` so that it completes the sentence "We answer …", with its time zone.
 * @keyboard Tab: stops once, at the email address. Enter: starts a message to it in the reader's mail program.
 * @screenReader A complementary landmark "Reach us directly", its heading of level 2.
 */
export function ContactPanel({ contact: { email, hours }, ...rest }: ContactPanelProps) {
  return (
    <Root variant="night" component="aside" aria-label={title} {...rest}>
      <Contours />
      <Stack spacing={3} sx={{ position: 'relative' }}>
        <Typography variant="title" component="h2">
          {title}
        </Typography>
        <Stack component="address" spacing={1} sx={address}>
          <Fact icon={MailIcon}>
            <Link href={`mailto:${email}`} color="textPrimary" sx={{ minWidth: 0, paddingBlock: 1.25 }}>
              <strong>{email}</strong>
            </Link>
          </Fact>
          <Fact icon={ClockIcon}>We answer {hours}</Fact>
        </Stack>
      </Stack>
    </Root>
  );
}
