import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type ElementProps, part } from '../../../theme/part.ts';

const Root = part('div', 'CcFeatureList', 'Root', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: theme.spacing(3),
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.spacing(2) },
}));

const Feature = part(Card, 'CcFeatureList', 'Feature', ({ theme }) => ({
  padding: theme.spacing(3.5),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2.5) },
}));

const Mark = part('span', 'CcFeatureList', 'Mark', ({ theme }) => ({
  display: 'block',
  marginBottom: theme.spacing(2),
  ...theme.typography.mark,
  fontFamily: theme.typography.fontFamilyDisplay,
  color: theme.vars.palette.primary.main,
}));

const Title = part(Typography, 'CcFeatureList', 'Title', { marginBottom: 10 });

export interface FeatureListProps extends Omit<ElementProps<'div'>, 'children'> {
  /** Three or six, alike in length. Each: a short `mark` such as "Free" or an icon, a `title`, and one or two sentences as `text`. */
  features: readonly { readonly mark: ReactNode; readonly title: string; readonly text: string }[];
}

/**
 * Reasons to choose the site as cards, three in a row.
 *
 * @when Three or six short reasons on a marketing page.
 * @whenNot What the product shows: InsightCard.
 * @whenNot Certifications: ExamCatalogue.
 * @screenReader Each reason is an article with a heading of level 3. The mark is skipped.
 */
export function FeatureList({ features, ...rest }: FeatureListProps) {
  return (
    <Root {...rest}>
      {features.map(({ mark, title, text }) => (
        <Feature key={title} component="article">
          <Mark aria-hidden>{mark}</Mark>
          <Title variant="h3">{title}</Title>
          <Typography variant="inherit" color="textSecondary">
            {text}
          </Typography>
        </Feature>
      ))}
    </Root>
  );
}
