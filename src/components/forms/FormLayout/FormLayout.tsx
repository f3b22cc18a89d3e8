import Grid, { type GridProps } from '@mui/material/Grid';
import Link from '@mui/material/Link';
import Stack, { type StackProps } from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PageHeading } from '../../frame/PageHeading/PageHeading.tsx';

const sizes: Record<'short' | 'long', Record<'form' | 'aside', GridProps['size']>> = {
  short: { form: { xs: 12, md: 6, lg: 5 }, aside: { xs: 12, md: 6, lg: 7 } },
  long: { form: { xs: 12, md: 7 }, aside: { xs: 12, md: 5 } },
};

export interface FormLayoutProps extends Omit<StackProps, 'title'> {
  /** The page's one h1. */
  title: string;
  /** One sentence below it. */
  lead: string;
  /** The form. */
  children: ReactNode;
  /** Beside the form: a PointsPanel or a ContactPanel. */
  aside?: ReactNode;
  /** Below the form, for someone who needs another page. Fields: `text` before the link, `label`, `href`. */
  otherPage?: { text?: string; label: string; href: string };
  /** `short` for a few fields, `long` for messages. @default 'short' */
  form?: 'short' | 'long';
}

/**
 * A page with one form and, beside it, its benefits or help with filling it in.
 *
 * @when A page with a single form.
 * @do Link to a related page with `otherPage`, such as from login to sign-up.
 * @dont Put two forms on a page: give each its own.
 * @screenReader Its title is the heading of level 1; the form comes before what stands beside it.
 */
export function FormLayout({ title, lead, children, aside, otherPage, form = 'short', ...rest }: FormLayoutProps) {
  // Below each other, the columns of a short form are as wide as the form.
  const maxWidth = { xs: form === 'short' ? 496 : 'none', md: 'none' };
  return (
    <Stack spacing={4.5} {...rest}>
      <PageHeading title={title}>{lead}</PageHeading>
      <Grid container columnSpacing={{ xs: 0, md: 8 }} rowSpacing={5}>
        <Grid size={sizes[form].form} sx={{ maxWidth }}>
          {children}
          {otherPage && (
            <Typography color="textSecondary" sx={{ marginTop: 1.5 }}>
              {otherPage.text}{' '}
              <Link href={otherPage.href} color="primary" sx={{ fontWeight: 'fontWeightBold', lineHeight: '44px' }}>
                {otherPage.label}
              </Link>
            </Typography>
          )}
        </Grid>
        {aside && (
          <Grid size={sizes[form].aside} sx={{ maxWidth }}>
            {aside}
          </Grid>
        )}
      </Grid>
    </Stack>
  );
}
