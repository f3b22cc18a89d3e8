import Skeleton from '@mui/material/Skeleton';
import { type ElementProps, part } from '../../../theme/part.ts';

const Root = part('div', 'CcPracticeSkeleton', 'Root', ({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
}));

const Title = part(Skeleton, 'CcPracticeSkeleton', 'Title', ({ theme }) => ({
  width: 160,
  height: 25,
  '&:not(:first-of-type)': { marginTop: theme.spacing(3.5) },
}));

const Cards = part('div', 'CcPracticeSkeleton', 'Cards', ({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.25),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(30%, 136px)), 1fr))',
}));

const Card = part(Skeleton, 'CcPracticeSkeleton', 'Card', ({ theme }) => ({
  height: 68,
  borderRadius: theme.radius.medium,
}));

const Tree = part(Skeleton, 'CcPracticeSkeleton', 'Tree', ({ theme }) => ({
  height: 424,
  borderRadius: theme.radius.large,
}));

export type PracticeSkeletonProps = Omit<ElementProps<'div'>, 'children'>;

/**
 * The choices of a practice while they are loading, in the shape of two ChoiceGroups.
 *
 * @when In a PracticeLayout while the exams, or the questions of one, load.
 * @whenNot The first step of a quiz: AnswerModeChoiceSkeleton.
 * @whenNot Anything that is not a ChoiceGroup: MUI's Skeleton in that shape.
 * @do Say beside it, in a VisuallyHidden status, that the choices are loading.
 * @screenReader It is skipped.
 * @status new
 */
export function PracticeSkeleton(props: PracticeSkeletonProps) {
  return (
    <Root aria-hidden {...props}>
      <Title />
      <Cards>
        {Array.from({ length: 6 }, (_, index) => (
          <Card key={index} />
        ))}
      </Cards>
      <Title />
      <Tree />
    </Root>
  );
}
