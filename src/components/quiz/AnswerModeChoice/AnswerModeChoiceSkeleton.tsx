import Skeleton from '@mui/material/Skeleton';
import { type ElementProps, part } from '../../../theme/part.ts';

const Root = part('div', 'CcAnswerModeChoiceSkeleton', 'Root', {});

// Fixed sizes as styles: the page is prerendered, where its content policy allows no style attributes.
const Title = part(Skeleton, 'CcAnswerModeChoiceSkeleton', 'Title', ({ theme }) => ({
  width: 420,
  height: 34,
  marginBottom: theme.spacing(3),
}));

const Choices = part('div', 'CcAnswerModeChoiceSkeleton', 'Choices', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: theme.spacing(2),
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: '1fr' },
}));

const Choice = part(Skeleton, 'CcAnswerModeChoiceSkeleton', 'Choice', ({ theme }) => ({
  height: 170,
  borderRadius: theme.radius.large,
  '&[data-wide="true"]': { gridColumn: '1 / -1' },
}));

export type AnswerModeChoiceSkeletonProps = Omit<ElementProps<'div'>, 'children'>;

/**
 * The first step of a quiz whose questions are still loading, in the shape of AnswerModeChoice.
 *
 * @when In a quiz while its exam loads.
 * @whenNot Anything that is not an AnswerModeChoice: MUI's Skeleton in that shape.
 * @screenReader It is skipped.
 * @status stable
 */
export function AnswerModeChoiceSkeleton(props: AnswerModeChoiceSkeletonProps) {
  return (
    <Root aria-hidden {...props}>
      <Title />
      <Choices>
        <Choice />
        <Choice />
        <Choice data-wide />
      </Choices>
    </Root>
  );
}
