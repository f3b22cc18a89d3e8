import { InsightCard } from '../../components/InsightCard/InsightCard.tsx';
import { InsightGrid } from '../../components/InsightCard/InsightGrid.tsx';
import { SectionPicture } from '../../components/InsightCard/SectionPicture.tsx';
import { TrendPicture } from '../../components/InsightCard/TrendPicture.tsx';
import { PageSection } from '../../components/PageSection/PageSection.tsx';
import { QuestionCard } from '../../components/QuestionCard/QuestionCard.tsx';
import { QuizMeter } from '../../components/QuizMeter/QuizMeter.tsx';
import { SectionIntro } from '../../components/SectionIntro/SectionIntro.tsx';
import { toldMarks, toldQuestion } from './toldQuestion.ts';

const ignorePick = () => undefined;

/** What the product tells its learners, shown by pieces of it with sample facts. */
export function Insights() {
  return (
    <PageSection labelledBy="insights">
      <SectionIntro id="insights" title="More than a score">
        What you get to see while you practise: real pieces of CertCrest, filled with an example.
      </SectionIntro>
      <InsightGrid>
        <InsightCard
          title="Half right counts, and shows"
          picture={
            <>
              <QuizMeter marks={toldMarks} current={null} answered={9} />
              <QuestionCard {...toldQuestion} onPick={ignorePick} />
            </>
          }
          pictureText="A question that takes two answers. The first pick is marked Correct, the second Wrong, and one more answer Correct, not selected. Each says why, and the source stands below."
        >
          Where several answers are right, each is told apart, and you score the share that you found.
        </InsightCard>
        <InsightCard
          title="Your weakest section, first"
          picture={
            <SectionPicture
              sections={[
                { name: 'Agentforce AI', right: 2, total: 5 },
                { name: 'Automation', right: 6, total: 9 },
                { name: 'Data and Analytics', right: 8, total: 10 },
              ]}
            />
          }
          pictureText="A report by section: Agentforce AI 2 of 5, to practise next; Automation 6 of 9; Data and Analytics 8 of 10."
        >
          Each quiz ends with a report along the exam guide, so you know where to go next.
        </InsightCard>
        <InsightCard
          title="Every attempt against the pass mark"
          picture={<TrendPicture scores={[52, 58, 66, 74, 83]} passMark={68} />}
          pictureText="The scores of five attempts: 52, 58 and 66 percent, below the pass mark of 68, then 74 and 83."
        >
          Your profile keeps your progress, and you see when you are ready.
        </InsightCard>
      </InsightGrid>
    </PageSection>
  );
}
