import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type ElementProps, part } from '../../../theme/part.ts';
import { PageHeading } from '../../frame/PageHeading/PageHeading.tsx';

const Root = part('div', 'CcFormLayout', 'Root', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 496px)',
  justifyContent: 'center',
  alignItems: 'start',
  gap: theme.spacing(4.5, 8),
  '&[data-form="long"]': { gridTemplateColumns: 'minmax(0, 1fr)' },
  [theme.breakpoints.up('md')]: { '&[data-form="long"]': { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
}));

const jumpLink = { display: { xs: 'block', md: 'none' }, width: 'fit-content', lineHeight: '44px' };

export interface FormLayoutProps extends Omit<ElementProps<'div'>, 'title'> {
  /** The page's one h1. */
  title: string;
  /** One sentence below it. */
  lead: string;
  /** The form. */
  children: ReactNode;
  /** Below a short form, beside a long one: a PointsPanel or a ContactPanel. */
  aside?: ReactNode;
  /** A part of `aside` that many look for, when it is far below the form. Fields: `label`, `href`. */
  jump?: { label: string; href: string };
  /** Below the form, for someone who needs another page. Each: `text` before the link, `label`, `href`. */
  otherPages?: readonly { text?: string; label: string; href: string }[];
  /** `short` for a few fields, in the middle of the page; `long` for messages. @default 'short' */
  form?: 'short' | 'long';
}

/**
 * A page with one form and, below or beside it, its benefits or help with filling it in.
 *
 * @when A page with a single form.
 * @whenNot A form over the page where someone is: AskDialog.
 * @dont Put two forms on a page: give each its own.
 * @keyboard Tab: goes through the form, `otherPages`, and `aside`; in a narrow window, `jump` comes first.
 * @screenReader Its title is the heading of level 1; the form comes before its `aside`.
 */
export function FormLayout(props: FormLayoutProps) {
  const { title, lead, children, aside, jump, otherPages = [], form = 'short', ...rest } = props;
  return (
    <Root data-form={form} {...rest}>
      <PageHeading title={title} sx={{ gridColumn: '1 / -1' }}>
        {lead}
        {jump && (
          <Link component="a" href={jump.href} sx={jumpLink}>
            {jump.label}
          </Link>
        )}
      </PageHeading>
      <div>
        {children}
        <Typography component="div" color="textSecondary" sx={{ marginTop: 1.5 }}>
          {otherPages.map(({ text, label, href }) => (
            <div key={href}>
              {text}{' '}
              <Link
                href={href}
                color="primary"
                sx={{ display: 'inline-block', minWidth: 44, fontWeight: 'fontWeightBold', lineHeight: '44px' }}
              >
                {label}
              </Link>
            </div>
          ))}
        </Typography>
      </div>
      {aside}
    </Root>
  );
}
