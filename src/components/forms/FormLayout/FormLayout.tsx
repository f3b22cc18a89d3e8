import Grid, { type GridProps } from '@mui/material/Grid';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ComponentProps, ReactNode } from 'react';
import { part } from '../../../theme/part.ts';
import { PageHeading } from '../../frame/PageHeading/PageHeading.tsx';

const Heading = part(PageHeading, 'CcFormLayout', 'Heading', ({ theme }) => ({
  marginBottom: theme.spacing(4.5),
}));

/** Below each other, the columns of a short form are as wide as the form. */
const Column = part(Grid, 'CcFormLayout', 'Column', ({ theme }) => ({
  '&[data-form="short"]': { [theme.breakpoints.down('md')]: { maxWidth: 440 } },
}));

/** The form, and what belongs to it: as wide as its card. */
const Form = part('div', 'CcFormLayout', 'Form', { '&[data-form="short"]': { maxWidth: 440 } });

const OtherPageLink = part(Link, 'CcFormLayout', 'OtherPageLink', ({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: theme.vars.palette.primary.main,
  fontWeight: theme.typography.fontWeightBold,
}));

const sizes: Record<'short' | 'long', Record<'form' | 'aside', GridProps['size']>> = {
  short: { form: { xs: 12, md: 6, lg: 5 }, aside: { xs: 12, md: 6, lg: 7 } },
  long: { form: { xs: 12, md: 7 }, aside: { xs: 12, md: 5 } },
};

export interface FormLayoutProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The page's one h1. */
  title: string;
  /** One sentence below it. */
  lead: string;
  /** The form. */
  children: ReactNode;
  /** Beside the form: a PointsPanel or a ContactPanel. */
  aside: ReactNode;
  /** Below the form, for someone who needs another page. Fields: `text` before the link, `label`, `href`. */
  otherPage?: { text?: string; label: string; href: string };
  /** `short` for a few fields, `long` for messages. @default 'short' */
  form?: 'short' | 'long';
}

/**
 * A page with one form, and beside it what it is good for or what helps to fill it in.
 *
 * @when A page that is one form.
 * @screenReader Its title is the heading of level 1; the form comes before what stands beside it.
 */
export function FormLayout({ title, lead, children, aside, otherPage, form = 'short', ...rest }: FormLayoutProps) {
  return (
    <div {...rest}>
      <Heading title={title}>{lead}</Heading>
      <Grid container columnSpacing={{ xs: 0, md: 8 }} rowSpacing={5}>
        <Column size={sizes[form].form} data-form={form}>
          <Form data-form={form}>
            {children}
            {otherPage && (
              <Typography color="textSecondary" sx={{ marginTop: 1.5 }}>
                {otherPage.text} <OtherPageLink href={otherPage.href}>{otherPage.label}</OtherPageLink>
              </Typography>
            )}
          </Form>
        </Column>
        <Column size={sizes[form].aside} data-form={form}>
          {aside}
        </Column>
      </Grid>
    </div>
  );
}
