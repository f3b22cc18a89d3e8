import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';

// Fixed sizes as styles: the page is prerendered, where its content policy allows no style attributes.
const Title = styled(Skeleton, { name: 'CcAnswerModeChoiceSkeleton', slot: 'Title' })(({ theme }) => ({
  width: 420,
  height: 34,
  marginBottom: theme.spacing(3),
}));

const Choices = styled('div', { name: 'CcAnswerModeChoiceSkeleton', slot: 'Choices' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: theme.spacing(2),
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: '1fr' },
}));

const Choice = styled(Skeleton, { name: 'CcAnswerModeChoiceSkeleton', slot: 'Choice' })(({ theme }) => ({
  height: 170,
  borderRadius: theme.radius.large,
}));

/** The first step of a quiz whose questions are still loading, in the shape of AnswerModeChoice. */
export const AnswerModeChoiceSkeleton = () => (
  <div aria-hidden>
    <Title />
    <Choices>
      <Choice />
      <Choice />
    </Choices>
  </div>
);
