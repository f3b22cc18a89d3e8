import { Navigate, useParams } from 'react-router-dom';
import { paths, slugOf } from '../../../domain/paths.ts';
import { PageSection } from '../../components/frame/PageSection/PageSection.tsx';
import { QuizContent } from './QuizContent.tsx';

/** The page of one certification: its quiz, from the choice of the answer mode to the results. */
export default function QuizScreen() {
  const { link = '' } = useParams();
  if (slugOf(link) !== link) return <Navigate to={paths.quiz.href(slugOf(link))} replace />;
  return (
    <PageSection width="quiz">
      <QuizContent key={link} link={link} />
    </PageSection>
  );
}
