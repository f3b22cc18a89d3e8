import Grid, { type GridProps } from '@mui/material/Grid';
import type { ComponentProps, ReactNode } from 'react';
import { part } from '../../../theme/part.ts';
import { PageHeading } from '../../frame/PageHeading/PageHeading.tsx';

const Heading = part(PageHeading, 'CcFormLayout', 'Heading', ({ theme }) => ({
  marginBottom: theme.spacing(4.5),
}));

/** Where the columns stand below each other, those of a short form are hardly wider than the form. */
const Column = part(Grid, 'CcFormLayout', 'Column', ({ theme }) => ({
  '&[data-form="short"]': { [theme.breakpoints.down('md')]: { maxWidth: 480 } },
}));

const ShortForm = part('div', 'CcFormLayout', 'ShortForm', ({ theme }) => ({
  [theme.breakpoints.up('md')]: { width: 440 },
}));

const sizes: Record<'short' | 'long', Record<'form' | 'aside', GridProps['size']>> = {
  short: { form: { xs: 12, md: 'auto' }, aside: { xs: 12, md: 'grow' } },
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
  /** `short` for a few fields, `long` for messages; its heading stands above both columns. @default 'short' */
  form?: 'short' | 'long';
}

/**
 * A page with one form, and beside it what it is good for or what helps to fill it in.
 *
 * @when A page that is one form.
 * @screenReader Its title is the heading of level 1; the form comes before what stands beside it.
 */
export function FormLayout({ title, lead, children, aside, form = 'short', ...rest }: FormLayoutProps) {
  const heading = <Heading title={title}>{lead}</Heading>;
  return (
    <div {...rest}>
      {form === 'long' && heading}
      <Grid container columnSpacing={{ xs: 0, md: 8, lg: form === 'short' ? 12 : 10 }} rowSpacing={5}>
        <Column size={sizes[form].form} data-form={form}>
          {form === 'long' ? (
            children
          ) : (
            <ShortForm>
              {heading}
              {children}
            </ShortForm>
          )}
        </Column>
        <Column size={sizes[form].aside} data-form={form}>
          {aside}
        </Column>
      </Grid>
    </div>
  );
}
