import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

const Root = styled(Stack, { name: 'CcPageHeading', slot: 'Root' })(({ theme }) => ({
  marginBottom: theme.spacing(4.5),
  '&[data-tone="night"]': { marginBottom: 0 },
}));

const Lead = styled(Typography, { name: 'CcPageHeading', slot: 'Lead' })(({ theme }) => ({
  maxWidth: '56ch',
  color: theme.vars.palette.text.secondary,
  '&[data-tone="night"]': { color: theme.vars.palette.night.soft },
}));

export interface PageHeadingProps {
  /** The page's one h1. */
  title: string;
  /** One sentence below it: what the page is for. */
  children?: ReactNode;
  /** `night` where it stands on a night section of its own. */
  tone?: 'paper' | 'night';
}

/** Title and lead of a page. Use it once per screen, at the top of its first section. */
export function PageHeading({ title, children, tone = 'paper' }: PageHeadingProps) {
  return (
    <Root spacing={1.5} data-tone={tone}>
      <Typography variant="h1">{title}</Typography>
      {children !== undefined && (
        <Lead variant="lead" data-tone={tone}>
          {children}
        </Lead>
      )}
    </Root>
  );
}
