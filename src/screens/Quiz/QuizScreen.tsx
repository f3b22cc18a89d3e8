import { useParams } from 'react-router-dom';
import { PageSection } from '../../components/PageSection/PageSection.tsx';
import { QuizContent } from './QuizContent.tsx';

/** The page of one certification: its quiz, from the choice of the answer mode to the results. */
export default function QuizScreen() {
  const { link = '' } = useParams();
  return (
    <PageSection width="quiz">
      <QuizContent key={link} link={link} />
    </PageSection>
  );
}
