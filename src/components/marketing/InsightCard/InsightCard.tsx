import Card, { type CardProps } from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { part } from '../../../theme/part.ts';
import { Contours } from '../../base/Contours/Contours.tsx';

const Stage = part('div', 'CcInsightCard', 'Stage', ({ theme }) => ({
  position: 'relative',
  height: 280,
  overflow: 'hidden',
  padding: theme.spacing(3, 3, 0),
  background: theme.vars.palette.background.sunk,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

/** The piece of the product. The lower edge of the stage cuts it off where it is too high. */
const Picture = part('div', 'CcInsightCard', 'Picture', ({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: theme.spacing(1.5),
  // A little smaller than life.
  zoom: 0.85,
  width: '100%',
  minHeight: '100%',
  padding: theme.spacing(2),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderBottom: 0,
  borderRadius: `${theme.radius.large} ${theme.radius.large} 0 0`,
  background: theme.vars.palette.background.paper,
  overflow: 'hidden',
}));

export interface InsightCardProps extends Omit<CardProps, 'children' | 'title'> {
  /** What it shows, in a few words. */
  title: string;
  /** What it is good for, in a sentence or two. */
  children: ReactNode;
  /** A real piece of the product with sample facts. Nothing in it can be used. */
  picture: ReactNode;
  /** What the picture shows, for screen readers. */
  pictureText: string;
}

/**
 * An insight that the product gives learners, with a picture of it.
 *
 * @when On a marketing page: a feature with a picture of it.
 * @whenNot A reason without a picture: FeatureList.
 * @screenReader An article; its picture is an image with `pictureText` as its words, and its title a heading of level
 *   3.
 */
export function InsightCard({ title, children, picture, pictureText, ...rest }: InsightCardProps) {
  return (
    <Card component="article" sx={{ minWidth: 0 }} {...rest}>
      <Stage role="img" aria-label={pictureText}>
        <Contours tone="paper" />
        <Picture inert aria-hidden>
          {picture}
        </Picture>
      </Stage>
      <Stack spacing={1} sx={{ padding: '20px 24px 24px' }}>
        <Typography variant="h3">{title}</Typography>
        <Typography variant="inherit" color="textSecondary" sx={{ textWrap: 'pretty' }}>
          {children}
        </Typography>
      </Stack>
    </Card>
  );
}
