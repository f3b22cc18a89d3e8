import Stack, { type StackProps } from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

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
 * @whenNot A subject of the account settings: SettingsSection.
 * @screenReader Its heading has level 2, and names the section by `titleId`.
 */
export function SectionIntro({ titleId, title, children, ...rest }: SectionIntroProps) {
  return (
    <Stack spacing={1.5} {...rest}>
      <Typography id={titleId} variant="h2">
        {title}
      </Typography>
      {children !== undefined && (
        <Typography variant="lead" color="textSecondary" sx={{ maxWidth: '52ch' }}>
          {children}
        </Typography>
      )}
    </Stack>
  );
}
