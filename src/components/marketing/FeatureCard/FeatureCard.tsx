import Card, { type CardProps } from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { part } from '../../../theme/part.ts';

const Root = part(Card, 'CcFeatureCard', 'Root', ({ theme }) => ({
  padding: theme.spacing(3.5),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2.5) },
}));

const Mark = part('span', 'CcFeatureCard', 'Mark', ({ theme }) => ({
  display: 'block',
  marginBottom: theme.spacing(5),
  ...theme.typography.mark,
  fontFamily: theme.typography.fontFamilyDisplay,
  color: theme.vars.palette.primary.main,
}));

const Title = part(Typography, 'CcFeatureCard', 'Title', { marginBottom: 10 });

export interface FeatureCardProps extends Omit<CardProps, 'children' | 'title'> {
  /** A short mark above the title, such as "01". */
  mark: string;
  /** The reason, in a few words. */
  title: string;
  /** One or two sentences. */
  children: ReactNode;
}

/**
 * One reason to choose the site. Use three in a row on a marketing page.
 *
 * @whenNot What the product shows: InsightCard.
 * @do Three of them, alike in length.
 * @dont As a link: it has no target and says so by its look.
 */
export function FeatureCard({ mark, title, children, ...rest }: FeatureCardProps) {
  return (
    <Root component="article" {...rest}>
      <Mark aria-hidden>{mark}</Mark>
      <Title variant="h3">{title}</Title>
      <Typography variant="inherit" color="textSecondary">
        {children}
      </Typography>
    </Root>
  );
}
