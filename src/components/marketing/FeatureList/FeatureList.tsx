import Card from '@mui/material/Card';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import type { ElementType } from 'react';
import { type ElementProps, part } from '../../../theme/part.ts';

const Root = part('div', 'CcFeatureList', 'Root', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: theme.spacing(3),
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.spacing(2) },
}));

const Feature = part(Card, 'CcFeatureList', 'Feature', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  alignContent: 'start',
  gap: theme.spacing(1, 1.5),
  padding: theme.spacing(3),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2, 2.5) },
}));

const Text = part(Typography, 'CcFeatureList', 'Text', { gridColumn: '1 / -1' });

export interface FeatureListProps extends Omit<ElementProps<'div'>, 'children'> {
  /** Three or six, alike in length. Each: an `icon` component, a `title`, and one or two sentences as `text`. */
  features: readonly {
    readonly icon: ElementType<SvgIconProps>;
    readonly title: string;
    readonly text: string;
  }[];
}

/**
 * Reasons to choose the site as cards, three in a row.
 *
 * @when Three or six short reasons on a marketing page.
 * @whenNot What the product shows: InsightCard.
 * @whenNot Certifications: ExamCatalogue.
 * @screenReader Each reason is an article with a heading of level 3. The mark is skipped.
 */
export const FeatureList = ({ features, ...rest }: FeatureListProps) => (
  <Root {...rest}>
    {features.map(({ icon: Icon, title, text }) => (
      <Feature key={title} component="article">
        <Icon fontSize="large" color="primary" />
        <Typography variant="h3">{title}</Typography>
        <Text color="textSecondary">{text}</Text>
      </Feature>
    ))}
  </Root>
);
