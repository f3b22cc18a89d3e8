import Card from '@mui/material/Card';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import type { ElementType, ReactNode } from 'react';
import { type ElementProps, part } from '../../../theme/part.ts';
import { Contours } from '../../base/Contours/Contours.tsx';

const Root = part('div', 'CcFeatureList', 'Root', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: theme.spacing(3),
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.spacing(2) },
}));

const Words = part('div', 'CcFeatureList', 'Words', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: theme.spacing(1, 1.5),
  padding: theme.spacing(3),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2, 2.5) },
}));

const Text = part(Typography, 'CcFeatureList', 'Text', { gridColumn: '1 / -1' });

const Stage = part('div', 'CcFeatureList', 'Stage', ({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: 1,
  padding: theme.spacing(3),
  background: theme.vars.palette.background.sunk,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

/** The piece of the product. */
const Picture = part('div', 'CcFeatureList', 'Picture', ({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1.5),
  // A little smaller than life.
  zoom: 0.75,
  [theme.breakpoints.down('sm')]: { zoom: 0.85 },
  padding: theme.spacing(2),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radius.large,
  background: theme.vars.palette.background.paper,
}));

export interface FeatureListProps extends Omit<ElementProps<'div'>, 'children'> {
  /** Three or six, alike in length. Each: `title`, `text`, and an `icon`, or a `picture` with its `pictureText`. */
  features: readonly {
    readonly icon?: ElementType<SvgIconProps>;
    readonly title: string;
    readonly text: string;
    readonly picture?: ReactNode;
    readonly pictureText?: string;
  }[];
}

/**
 * Reasons to choose the site as cards, three in a row.
 *
 * @when Three or six short reasons on a marketing page, with icons or with pictures of the product.
 * @whenNot Certifications: ExamCatalogue.
 * @dont Show anything in a `picture` that has to be pressed: nothing in it works.
 * @screenReader Articles with headings of level 3. An icon is skipped; a picture says `pictureText`.
 */
export function FeatureList({ features, ...rest }: FeatureListProps) {
  return (
    <Root {...rest}>
      {features.map(({ icon: Icon, title, text, picture, pictureText }) => (
        <Card key={title} component="article" sx={{ display: 'flex', flexDirection: 'column' }}>
          {picture !== undefined && (
            <Stage role="img" aria-label={pictureText}>
              <Contours tone="paper" />
              <Picture inert aria-hidden>
                {picture}
              </Picture>
            </Stage>
          )}
          <Words>
            {Icon && <Icon fontSize="large" color="primary" />}
            <Typography variant="h3">{title}</Typography>
            <Text color="textSecondary">{text}</Text>
          </Words>
        </Card>
      ))}
    </Root>
  );
}
