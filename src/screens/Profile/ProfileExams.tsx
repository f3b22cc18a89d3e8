import { ATTEMPTS_SHOWN, type UserDetails } from '../../../contract/profile.ts';
import { paths } from '../../../domain/paths.ts';
import { ExamHistory } from '../../components/profile/ExamHistory/ExamHistory.tsx';
import { ScoreTrend, ScoreTrendGrid } from '../../components/profile/ScoreTrend/ScoreTrend.tsx';
import { SectionIntro } from '../../components/frame/SectionIntro/SectionIntro.tsx';

/** Somebody's exams: first the scores to be seen, then the history to be read. */
export function ProfileExams({ exams }: Pick<UserDetails, 'exams'>) {
  if (exams.length === 0) {
    return <ExamHistory entries={[]} emptyActions={[{ label: 'Choose an exam', href: paths.certifications.href() }]} />;
  }
  return (
    <>
      <section aria-labelledby="scores">
        <SectionIntro id="scores" title="Your scores" />
        <ScoreTrendGrid>
          {exams.map(({ name, passMark, attempts }) => (
            <ScoreTrend
              key={name}
              name={name}
              passMark={passMark}
              attempts={attempts}
              isLatest={attempts.length === ATTEMPTS_SHOWN}
            />
          ))}
        </ScoreTrendGrid>
      </section>
      <section aria-labelledby="history">
        <SectionIntro id="history" title="Exam history" />
        <ExamHistory
          entries={exams.map(({ link, ...entry }) => ({
            ...entry,
            ...(link !== undefined && { exam: link, href: paths.quiz.href(link) }),
          }))}
        />
      </section>
    </>
  );
}
