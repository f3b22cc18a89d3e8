import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { paths } from '../../../domain/paths.ts';
import { NoteIcon, PassMarkIcon, QuestionsIcon } from '../../components/base/icons/icons.tsx';
import { PageSection } from '../../components/frame/PageSection/PageSection.tsx';
import { SectionIntro } from '../../components/frame/SectionIntro/SectionIntro.tsx';
import { FeatureList } from '../../components/marketing/FeatureList/FeatureList.tsx';
import { InsightCard } from '../../components/marketing/InsightCard/InsightCard.tsx';
import { SectionStandings } from '../../components/member/SectionStandings/SectionStandings.tsx';
import { ScoreChart } from '../../components/profile/ScoreTrend/ScoreChart.tsx';
import { QuestionCard, type QuestionCardProps } from '../../components/quiz/QuestionCard/QuestionCard.tsx';

/** A question with two picks, one right and one wrong, after the quiz has revealed its solution. */
const revealedQuestion: Omit<QuestionCardProps, 'onPick'> = {
  question: 'Which two show an account’s open cases on its page?',
  category: 'User Interface',
  difficulty: 'medium',
  choose: 2,
  revealed: false,
  answers: [
    { id: 'a', text: 'The related list of cases' },
    { id: 'b', text: 'The Cases tab of the app' },
    { id: 'c', text: 'A related list component' },
  ],
  states: ['correct', 'wrong', 'missed'],
  sources: [],
};

const sampleSections = [
  { name: 'Agentforce AI', weight: 8, share: 40, right: 2, total: 5, href: paths.practice.href() },
  { name: 'Automation', weight: 15, share: 67, right: 6, total: 9, href: paths.practice.href() },
  { name: 'Data and Analytics', weight: 17, share: 88, right: 7, total: 8, href: paths.practice.href() },
];

const sampleScores = [52, 58, 66, 74, 83].map((scorePercent) => ({ scorePercent }));

const ignorePick = () => undefined;

const reasons = [
  {
    icon: NoteIcon,
    title: 'Every answer explained',
    text: 'Right or wrong, you see why, with a link to the documentation.',
  },
  {
    icon: PassMarkIcon,
    title: 'Built like the exam',
    text: 'Sections in the official proportions, the same kinds of questions, and a simulation against the clock.',
  },
  {
    icon: QuestionsIcon,
    title: 'Two ways to practice',
    text: 'See each answer at once while you learn, or wait until the end and find out where you stand.',
  },
];

/** Three beside each other; in a narrow window a row that scrolls, with the next one in sight. */
const row = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: { xs: 'min(85%, 24rem)', md: 'minmax(0, 1fr)' },
  gap: { xs: 2, md: 3 },
  overflowX: { xs: 'auto', md: 'visible' },
  // To the edges of the window, over the gutters of the page's column.
  marginInline: { xs: 'calc(-1 * clamp(20px, 4vw, 32px))', md: 0 },
  paddingInline: { xs: 'clamp(20px, 4vw, 32px)', md: 0 },
  '&:focus-visible': { outlineOffset: -3 },
};

/** Reasons to practice here: pieces of the product with sample facts, then what else sets it apart. */
export function Insights() {
  return (
    <PageSection labelledBy="why">
      <SectionIntro titleId="why" title="Why CertCrest">
        More than a score, shown here with sample data.
      </SectionIntro>
      <Stack sx={row} role="group" aria-labelledby="why" tabIndex={0}>
        <InsightCard
          title="Partial credit, clearly marked"
          picture={<QuestionCard {...revealedQuestion} onPick={ignorePick} />}
          pictureText="A question that takes two answers. The first pick is marked Correct, the second Wrong, and one more answer Correct, not selected."
        >
          When a question has several right answers, you get credit for each one you find.
        </InsightCard>
        <InsightCard
          title="Your weakest section, first"
          picture={<SectionStandings passMark={68} sections={sampleSections} sx={{ border: 0, padding: 0 }} />}
          pictureText="Sections against the pass mark of 68%: Agentforce AI 40%, Automation 67%, Data and Analytics 88%."
        >
          Every section of the guide with its weight, so you know what to practice next.
        </InsightCard>
        <InsightCard
          title="Ready by the numbers"
          picture={
            <>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                <Typography component="b" sx={{ typography: 'figureSmall', marginRight: 1, color: 'text.primary' }}>
                  83%
                </Typography>
                31 points up
              </Typography>
              <ScoreChart attempts={sampleScores} passMark={68} />
            </>
          }
          pictureText="The scores of five attempts: 52, 58 and 66 percent, below the pass mark of 68, then 74 and 83."
        >
          Every attempt against the pass mark, so you know when you’re ready.
        </InsightCard>
      </Stack>
      <FeatureList features={reasons} />
    </PageSection>
  );
}
