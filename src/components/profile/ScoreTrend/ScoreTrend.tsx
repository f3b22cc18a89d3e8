import Box from '@mui/material/Box';
import Card, { type CardProps } from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { part } from '../../../theme/part.ts';
import { scoreText, trendSentence, verdictText } from './attempts.ts';
import { ScoreChart, ScoreMark } from './ScoreChart.tsx';

const Root = part(Card, 'CcScoreTrend', 'Root', ({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: theme.spacing(1),
  padding: theme.spacing(3, 3.5, 2),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2.5, 2.5, 1.5) },
}));

/** The marks of the chart. */
const marks = [
  { text: 'Practice', isExam: false, passed: true },
  { text: 'Simulation', isExam: true, passed: true },
  { text: 'Not passed', isExam: false, passed: false },
];

export interface ScoreTrendProps extends Omit<CardProps, 'children'> {
  /** Oldest first, at least one. Each: `scorePercent`, `passed`, and `mode`: "exam" is a simulation. */
  attempts: readonly { scorePercent: number; passed?: boolean | undefined; mode?: string | undefined }[];
  /** Score that passes, in percent. */
  passMark: number;
  /** How ready the user is, in percent, in place of the last score; undefined where too little is known. */
  share?: number | undefined;
}

/**
 * A user's scores in one exam over time: how ready they are, a sentence, and a chart that runs from left
 * to right in every language.
 *
 * @when On the profile, after the first attempt.
 * @whenNot All exams at a glance: ExamHistory.
 * @whenNot Each attempt: LastResults.
 * @do Give it the attempts of one exam, oldest first.
 * @screenReader A region "Scores". A sentence says the trend; the chart is skipped.
 */
export function ScoreTrend({ attempts, passMark, share, ...rest }: ScoreTrendProps) {
  const id = useId();
  const last = attempts.at(-1);
  if (!last) return null;
  const score = share ?? last.scorePercent;
  return (
    <Root component="section" aria-labelledby={id} {...rest}>
      <Typography variant="h3" id={id}>
        Scores
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <Typography variant="figureSmall" component="p">
          {scoreText(score)}
        </Typography>
        <Typography variant="label" component="p">
          {share === undefined ? 'Last score' : 'Recent score, weighted by section'}
          <Box component="span" sx={{ display: 'block', color: score < passMark ? 'warning.main' : 'success.main' }}>
            {verdictText(score, passMark)}
          </Box>
        </Typography>
      </Stack>
      <Typography variant="body2" color="textSecondary">
        {trendSentence(attempts)}
      </Typography>
      <ScoreChart attempts={attempts} passMark={passMark} />
      <Typography variant="caption" color="textSecondary" aria-hidden>
        {marks.map(({ text, isExam, passed }) => (
          <Box key={text} component="span" sx={{ display: 'inline-flex', gap: 0.5, marginInlineEnd: 2 }}>
            <SvgIcon viewBox="-9 -9 18 18" fontSize="inherit" sx={{ alignSelf: 'center' }}>
              <ScoreMark radius={5.5} isExam={isExam} passed={passed} />
            </SvgIcon>
            {text}
          </Box>
        ))}
      </Typography>
    </Root>
  );
}
