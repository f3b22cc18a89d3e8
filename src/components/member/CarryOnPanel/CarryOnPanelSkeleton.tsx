import type { PaperProps } from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { part } from '../../../theme/part.ts';
import { Contours } from '../../base/Contours/Contours.tsx';
import { Column, Root as Panel, Words } from './parts.ts';

const Line = part(Skeleton, 'CcCarryOnPanelSkeleton', 'Line', ({ theme }) => ({
  width: '60%',
  height: '1.2rem',
  marginTop: theme.spacing(1.5),
  '&[data-kind="title"]': { width: '80%', height: '3.6rem' },
  '&[data-kind="lead"]': { width: '70%' },
  '&[data-kind="step"]': { width: 150, height: 48, marginTop: theme.spacing(4), borderRadius: theme.radius.pill },
  [theme.breakpoints.down('md')]: { '&[data-kind="title"]': { height: '2.4rem' } },
}));

const Card = part(Skeleton, 'CcCarryOnPanelSkeleton', 'Card', ({ theme }) => ({
  width: '100%',
  height: 300,
  borderRadius: theme.radius.large,
}));

/**
 * A CarryOnPanel whose quizzes are still being read, in its shape.
 *
 * @when On the home page, until the quizzes have loaded.
 * @screenReader It is skipped. The page says that it is loading.
 * @status new
 */
export function CarryOnPanelSkeleton(props: Omit<PaperProps<'section'>, 'children' | 'component' | 'variant'>) {
  return (
    <Panel component="section" variant="night" square aria-hidden {...props}>
      <Contours />
      <Column>
        <Words>
          {['greeting', 'title', 'title', 'lead', 'lead', 'step'].map((kind, line) => (
            // oxlint-disable-next-line react/no-array-index-key -- lines have nothing but their place
            <Line key={line} data-kind={kind} />
          ))}
        </Words>
        <Card />
      </Column>
    </Panel>
  );
}
