import { Suspense } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { paths, slugOf } from '../../../domain/paths.ts';
import { lazyPart } from '../../components/base/lazyPart.ts';
import { useIsHydrated } from '../../hooks/useIsHydrated.ts';
import { QuizContent } from './QuizContent.tsx';

const ExamContent = lazyPart(async () => (await import('./ExamContent.tsx')).ExamContent, 'error');

/** The page of one certification: its quiz, from the choice of the answer mode to the results, or its exam simulation. */
export default function QuizScreen() {
  const { link = '' } = useParams();
  const { search } = useLocation();
  const isHydrated = useIsHydrated();
  if (slugOf(link) !== link) return <Navigate to={paths.quiz.href(slugOf(link)) + search} replace />;
  if (isHydrated && new URLSearchParams(search).get('mode') === 'exam') {
    return (
      <Suspense>
        <ExamContent key={link} link={link} />
      </Suspense>
    );
  }
  return <QuizContent key={link} link={link} />;
}
