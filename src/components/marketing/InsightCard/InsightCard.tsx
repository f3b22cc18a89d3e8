import Card, { type CardProps } from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { part } from '../../../theme/part.ts';
import { Contours } from '../../base/Contours/Contours.tsx';

const Root = part(Card, 'CcInsightCard', 'Root', {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  height: '100%',
});

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

const Words = part('div', 'CcInsightCard', 'Words', ({ theme }) => ({
  padding: theme.spacing(2.5, 3, 3),
}));

const Title = part(Typography, 'CcInsightCard', 'Title', ({ theme }) => ({
  marginBottom: theme.spacing(1),
}));

const Text = part(Typography, 'CcInsightCard', 'Text', ({ theme }) => ({
  textWrap: 'pretty',
  color: theme.vars.palette.text.secondary,
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
    <Root component="article" {...rest}>
      <Stage role="img" aria-label={pictureText}>
        <Contours tone="paper" />
        <Picture inert aria-hidden>
          {picture}
        </Picture>
      </Stage>
      <Words>
        <Title variant="h3">{title}</Title>
        <Text variant="inherit">{children}</Text>
      </Words>
    </Root>
  );
}
