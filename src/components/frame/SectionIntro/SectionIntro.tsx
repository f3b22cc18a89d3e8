import Stack, { type StackProps } from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { part } from '../../../theme/part.ts';

const Title = part(Typography, 'CcSectionIntro', 'Title', { maxWidth: '18ch' });

const Lead = part(Typography, 'CcSectionIntro', 'Lead', ({ theme }) => ({
  maxWidth: '52ch',
  color: theme.vars.palette.text.secondary,
}));

export interface SectionIntroProps extends Omit<StackProps, 'children' | 'title'> {
  /** Id of the heading, for the section's `labelledBy`. */
  titleId: string;
  /** What the section is about, as its heading. */
  title: string;
  /** A sentence or two below it. */
  children?: ReactNode;
}

/**
 * Heading and lead of one section of a page. For the page itself, use PageHeading.
 *
 * @when At the head of a section of a page.
 * @do Hand its `titleId` to the section's `labelledBy`.
 * @screenReader Its heading has level 2, and names the section by `titleId`.
 */
export function SectionIntro({ titleId, title, children, ...rest }: SectionIntroProps) {
  return (
    <Stack spacing={1.5} {...rest}>
      <Title id={titleId} variant="h2">
        {title}
      </Title>
      {children !== undefined && <Lead variant="lead">{children}</Lead>}
    </Stack>
  );
}
