import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ExamContents } from '../../components/exams/ExamContents/ExamContents.tsx';
import { PageSection } from '../../components/frame/PageSection/PageSection.tsx';
import { SectionIntro } from '../../components/frame/SectionIntro/SectionIntro.tsx';
import { InsightCard } from '../../components/marketing/InsightCard/InsightCard.tsx';
import { ScoreChart } from '../../components/profile/ScoreTrend/ScoreChart.tsx';
import { QuestionCard, type QuestionCardProps } from '../../components/quiz/QuestionCard/QuestionCard.tsx';

/** A question with two picks, one right and one wrong, after the quiz has revealed its solution. */
const revealedQuestion: Omit<QuestionCardProps, 'onPick'> = {
  question: 'Agents want to see the open cases of an account without leaving its page. Which two changes do that?',
  category: 'User Interface',
  difficulty: 'medium',
  choose: 2,
  revealed: true,
  answers: [
    { id: 'a', text: 'Add the related list of cases to the page layout' },
    { id: 'b', text: 'Show the Cases tab in the app' },
    { id: 'c', text: 'Put a component for one related list on the Lightning page' },
  ],
  states: ['correct', 'wrong', 'missed'],
  sources: [
    {
      title: 'Lightning App Builder',
      url: 'https://trailhead.salesforce.com/content/learn/modules/lightning_app_builder',
    },
  ],
};

const sampleSections = [
  { name: 'Agentforce AI', weight: 8, openCount: 20, fullyCorrect: 2, total: 5 },
  { name: 'Automation', weight: 15, openCount: 36, fullyCorrect: 6, total: 9 },
].map(({ fullyCorrect, total, ...section }, index) => ({
  ...section,
  objectives: [{ name: section.name, questionCount: section.openCount }],
  href: '',
  record: { fullyCorrect, total },
  isWeakest: index === 0,
}));

const sampleScores = [52, 58, 66, 74, 83].map((scorePercent) => ({ scorePercent }));

const ignorePick = () => undefined;

/** The first card above the others, which stand beside each other where there is room. */
const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 3,
  '@media (max-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 },
};

const large = { gridColumn: '1 / -1' };

/** What the product shows its learners: pieces of it with sample facts. */
export function Insights() {
  return (
    <PageSection labelledBy="insights">
      <SectionIntro titleId="insights" title="More than a score">
        What you see as you practice, shown with sample data.
      </SectionIntro>
      <Stack sx={grid}>
        <InsightCard
          sx={large}
          title="Partial credit, clearly marked"
          picture={<QuestionCard {...revealedQuestion} onPick={ignorePick} />}
          pictureText="A question that takes two answers. The first pick is marked Correct, the second Wrong, and one more answer Correct, not selected. The source stands below."
        >
          When a question has several right answers, you get credit for each one you find.
        </InsightCard>
        <InsightCard
          title="Your weakest section, first"
          picture={<ExamContents changes={undefined} sections={sampleSections} />}
          pictureText="What an exam covers: Agentforce AI, 8%, 2 of 5 right, the weakest; Automation, 15%, 6 of 9 right."
        >
          Every section of the exam guide with its weight and your answers, so you know what to practice next.
        </InsightCard>
        <InsightCard
          title="Every attempt against the pass mark"
          picture={
            <>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                <Typography component="b" sx={{ typography: 'figureSmall', marginRight: 1, color: 'text.primary' }}>
                  83%
                </Typography>
                31 points up since the first attempt
              </Typography>
              <ScoreChart attempts={sampleScores} passMark={68} />
            </>
          }
          pictureText="The scores of five attempts: 52, 58 and 66 percent, below the pass mark of 68, then 74 and 83."
        >
          Your profile tracks your progress and shows when you are ready.
        </InsightCard>
      </Stack>
    </PageSection>
  );
}
