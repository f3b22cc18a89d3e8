import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

const Root = styled(Card, { name: 'CcFeatureCard', slot: 'Root' })(({ theme }) => ({
  padding: theme.spacing(3.5),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2.5) },
})) as typeof Card; // styled() forgets `component`

const Mark = styled('span', { name: 'CcFeatureCard', slot: 'Mark' })(({ theme }) => ({
  display: 'block',
  marginBottom: theme.spacing(5),
  fontFamily: theme.typography.fontFamilyDisplay,
  fontSize: 15,
  fontWeight: 700,
  lineHeight: 1,
  color: theme.vars.palette.primary.main,
}));

const Title = styled(Typography, { name: 'CcFeatureCard', slot: 'Title' })({ marginBottom: 10, fontSize: 24 });

export interface FeatureCardProps {
  /** A short mark above the title, such as "01". */
  mark: string;
  title: string;
  /** One or two sentences. */
  children: ReactNode;
}

/** One reason to choose the site. Use three in a row on a marketing page. */
export function FeatureCard({ mark, title, children }: FeatureCardProps) {
  return (
    <Root component="article">
      <Mark aria-hidden>{mark}</Mark>
      <Title variant="h3">{title}</Title>
      <Typography variant="inherit" color="textSecondary">
        {children}
      </Typography>
    </Root>
  );
}
