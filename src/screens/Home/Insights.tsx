import Typography from '@mui/material/Typography';
import { paths } from '../../../domain/paths.ts';
import { CheckIcon, PassMarkIcon, QuestionsIcon } from '../../components/base/icons/icons.tsx';
import { PageSection } from '../../components/frame/PageSection/PageSection.tsx';
import { SectionIntro } from '../../components/frame/SectionIntro/SectionIntro.tsx';
import { FeatureList } from '../../components/marketing/FeatureList/FeatureList.tsx';
import { SectionStandings } from '../../components/member/SectionStandings/SectionStandings.tsx';
import { ScoreChart } from '../../components/profile/ScoreTrend/ScoreChart.tsx';
import { QuestionCard, type QuestionCardProps } from '../../components/quiz/QuestionCard/QuestionCard.tsx';

/** A question with two picks, one right and one wrong, after the quiz has revealed its solution. */
const revealedQuestion: QuestionCardProps = {
  question: 'Which two show an account’s cases on its page?',
  category: 'User Interface',
  difficulty: 'medium',
  choose: 2,
  revealed: true,
  answers: [
    { id: 'a', text: 'The related list of cases', explanation: 'It shows the cases that look up to the account.' },
    { id: 'b', text: 'The Cases tab of the app', explanation: 'It opens the cases of all accounts, not of this one.' },
    {
      id: 'c',
      text: 'A related list component',
      explanation: 'It shows the same cases, wherever on the page you place it.',
    },
  ],
  states: ['correct', 'wrong', 'missed'],
  sources: [{ title: 'Build a Custom Record Page', url: 'https://trailhead.salesforce.com' }],
  onPick: () => undefined,
};

const sampleSections = [
  { name: 'Agentforce AI', weight: 8, fullyCorrect: 2, total: 5, href: paths.practice.href() },
  { name: 'Automation', weight: 15, fullyCorrect: 6, total: 9, href: paths.practice.href() },
  { name: 'Sales and Marketing', weight: 10, fullyCorrect: 4, total: 5, href: paths.practice.href() },
  { name: 'Data and Analytics', weight: 17, fullyCorrect: 7, total: 8, href: paths.practice.href() },
  { name: 'Configuration and Setup', weight: 15, fullyCorrect: 9, total: 10, href: paths.practice.href() },
];

/** Without the card’s edges, on a phone as well. */
const bare = { border: 0, padding: { xs: 0 }, marginTop: -2, background: 'none' };

const sampleScores = [52, 58, 66, 74, 83].map((scorePercent) => ({ scorePercent, mode: 'exam' }));

/** Pieces of the product with sample facts, then what else sets it apart. */
const features = [
  {
    title: 'Every answer explained',
    text: 'Right or wrong, you see why, with a link to the documentation.',
    picture: <QuestionCard {...revealedQuestion} />,
    pictureText:
      'A question that takes two answers. The first pick is marked Correct, the second Wrong, and one more answer Correct, not selected. Each has an explanation, and a source follows.',
  },
  {
    title: 'Your weakest section, first',
    text: 'See every exam section and its weight, so you know what to practice next.',
    picture: <SectionStandings title="Sections" passMark={68} sections={sampleSections} sx={bare} />,
    pictureText:
      'Sections against the pass mark of 68%: Agentforce AI 40%, Automation 67%, Sales and Marketing 80%, Data and Analytics 88%, Configuration and Setup 90%.',
  },
  {
    title: 'See how close you are',
    text: 'See every attempt against the pass mark and how far you’ve come.',
    picture: (
      <>
        <Typography variant="h4" component="p">
          83%, up 31 points
        </Typography>
        <ScoreChart attempts={sampleScores} passMark={68} />
      </>
    ),
    pictureText: 'The scores of five simulations: 52, 58 and 66 percent, below the pass mark of 68, then 74 and 83.',
  },
  {
    icon: CheckIcon,
    title: 'Partial credit',
    text: 'In practice, you get credit for each right answer you find.',
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

/** Reasons to practice here. */
export const Insights = () => (
  <PageSection labelledBy="why">
    <SectionIntro titleId="why" title="Why CertCrest">
      A look inside, with sample data.
    </SectionIntro>
    <FeatureList features={features} />
  </PageSection>
);
