import Stack, { type StackProps } from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface PageHeadingProps extends Omit<StackProps, 'children' | 'title'> {
  /** The page's one h1. */
  title: string;
  /** One sentence below it: what the page is for. */
  children?: ReactNode;
}

/**
 * Title and lead of a page. Use it once per screen, at the top of its first section.
 *
 * @when At the top of every page except the home page.
 * @whenNot The heading of one section: SectionIntro.
 * @do Keep the title to a few words, and the lead to one sentence.
 * @dont Use a second one: a page has one heading of level 1.
 * @screenReader The page's only heading of level 1.
 */
export function PageHeading({ title, children, ...rest }: PageHeadingProps) {
  return (
    <Stack spacing={1.5} {...rest}>
      <Typography variant="h1">{title}</Typography>
      {children !== undefined && (
        <Typography variant="lead" color="textSecondary" sx={{ maxWidth: '56ch' }}>
          {children}
        </Typography>
      )}
    </Stack>
  );
}
