import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

const Root = styled(Stack, { name: 'CcSectionIntro', slot: 'Root' })(({ theme }) => ({
  marginBottom: theme.spacing(4.5),
}));

const Title = styled(Typography, { name: 'CcSectionIntro', slot: 'Title' })({ maxWidth: '18ch' });

const Lead = styled(Typography, { name: 'CcSectionIntro', slot: 'Lead' })(({ theme }) => ({
  maxWidth: '52ch',
  color: theme.vars.palette.text.secondary,
}));

export interface SectionIntroProps {
  /** Id of the heading, for the section's `labelledBy`. */
  id: string;
  title: string;
  children?: ReactNode;
}

/** Heading and lead of one section of a page. For the page itself use PageHeading. */
export function SectionIntro({ id, title, children }: SectionIntroProps) {
  return (
    <Root spacing={1.5}>
      <Title id={id} variant="h2">
        {title}
      </Title>
      {children !== undefined && <Lead variant="lead">{children}</Lead>}
    </Root>
  );
}
