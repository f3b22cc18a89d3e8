import Link from '@mui/material/Link';
import LinearProgress, { linearProgressClasses } from '@mui/material/LinearProgress';
import type { PaperProps } from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { part } from '../../../theme/part.ts';
import { type Action, Actions } from '../../base/Actions/Actions.tsx';
import { Contours } from '../../base/Contours/Contours.tsx';
import { Column, Root, Words } from './parts.ts';

const Greeting = part(Typography, 'CcCarryOnPanel', 'Greeting', ({ theme }) => ({
  marginBottom: theme.spacing(1),
  color: theme.vars.palette.text.secondary,
}));

/** In large text on a phone, the name of an exam may be wider than the window. */
const Title = part(Typography, 'CcCarryOnPanel', 'Title', { overflowWrap: 'anywhere' });

const Lead = part(Typography, 'CcCarryOnPanel', 'Lead', ({ theme }) => ({
  maxWidth: '44ch',
  marginTop: theme.spacing(2),
  color: theme.vars.palette.text.secondary,
}));

const Progress = part(LinearProgress, 'CcCarryOnPanel', 'Progress', ({ theme }) => ({
  width: '100%',
  maxWidth: 460,
  marginTop: theme.spacing(3),
  [`& .${linearProgressClasses.bar}`]: { background: theme.vars.palette.text.primary },
}));

const Label = part(Typography, 'CcCarryOnPanel', 'Label', ({ theme }) => ({ marginTop: theme.spacing(1) }));

const Steps = part(Actions, 'CcCarryOnPanel', 'Steps', ({ theme }) => ({ marginTop: theme.spacing(3) }));

const More = part(Typography, 'CcCarryOnPanel', 'More', ({ theme }) => ({ marginTop: theme.spacing(2) }));

const Foot = part('div', 'CcCarryOnPanel', 'Foot', ({ theme }) => ({ marginTop: theme.spacing(2) }));

export interface CarryOnPanelProps extends Omit<PaperProps<'section'>, 'children' | 'component' | 'title' | 'variant'> {
  /** The first line, such as "Welcome back." */
  greeting: string;
  /** What to go on with: the page's h1. */
  title: string;
  /** Where that stands, or why it is the next thing. */
  children: ReactNode;
  /** How far it is, as a share from 0 to 1, where that is known. */
  progress?: number | undefined;
  /** The same in words, where `children` don’t say it. */
  progressLabel?: string | undefined;
  /** The one call of the page, and at most one quieter step beside it. Each: `label`, and `href` or `onClick`. */
  actions: readonly Action[];
  /** Other things to go on with, below the steps. */
  others?: readonly { readonly label: string; readonly href: string }[];
  /** The last line, such as an ExamCountdown. */
  foot?: ReactNode;
  /** Content beside it, such as an ExamStanding. */
  aside?: ReactNode;
}

/**
 * The head of the home page for someone who is logged in: what to go on with. Visitors have a Hero.
 *
 * @when At the top of the home page, once someone is logged in.
 * @whenNot An unfinished quiz on its own page: ResumePrompt.
 * @do One thing to go on with as the title and one call; other quizzes that are under way belong below the steps.
 * @dont A progress that the words do not say: the bar is skipped by screen readers.
 * @screenReader The page's heading of level 1 between the greeting and the lead, then the steps. The progress bar is
 *   skipped.
 * @status new
 */
export function CarryOnPanel({
  greeting,
  title,
  children,
  progress,
  progressLabel,
  actions,
  others = [],
  foot,
  aside,
  ...rest
}: CarryOnPanelProps) {
  return (
    <Root component="section" variant="night" square {...rest}>
      <Contours />
      <Column>
        <Words>
          <Greeting variant="lead">{greeting}</Greeting>
          <Title variant="hero">{title}</Title>
          <Lead variant="lead">{children}</Lead>
          {progress !== undefined && <Progress variant="determinate" value={progress * 100} aria-hidden />}
          {progressLabel !== undefined && <Label variant="body2">{progressLabel}</Label>}
          <Steps actions={actions} />
          {others.length > 0 && (
            <More variant="body2">
              Also under way:{' '}
              {others.map(({ label, href }, index) => (
                <span key={label}>
                  {index > 0 && '; '}
                  <Link href={href}>{label}</Link>
                </span>
              ))}
            </More>
          )}
          {foot && <Foot>{foot}</Foot>}
        </Words>
        {aside}
      </Column>
    </Root>
  );
}
