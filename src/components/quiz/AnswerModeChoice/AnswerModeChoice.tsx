import Skeleton from '@mui/material/Skeleton';
import Stack, { type StackProps } from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useId } from 'react';
import { counted } from '../../../../domain/numberWord.ts';
import type { AnswerMode } from '../../../../domain/quiz/types.ts';
import type { StartWay } from '../../../../domain/quiz/suggestedStart.ts';
import { ArrowRightIcon } from '../../base/icons/icons.tsx';
import { modeAnchors, ways } from './modeAnchors.ts';
import { Body, Choice, Choices, Control, Sign, Words } from './parts.ts';

const loadingTitle = <Skeleton sx={{ typography: 'h3', width: 'min(100%, 420px)' }} />;
const loadingChoice = <Skeleton sx={{ height: 84 }} />;

const modes = ['immediate', 'end'] as const;

export interface AnswerModeChoiceProps extends StackProps {
  /** Which questions are asked, above the question when answers are shown. */
  children?: ReactNode;
  /** Called with the chosen mode. */
  onChoose?: (mode: AnswerMode) => void;
  /** The choice, while the questions are still loading. `immediate` or `end`. */
  chosen?: AnswerMode | undefined;
  /** Where the exam simulation is. */
  examHref?: string | undefined;
  /** Where a practice is built. */
  buildHref?: string | undefined;
  /** Unfinished quizzes, in the place of the way that is suggested. */
  kept?: ReactNode;
  /** Where the weakest section is practiced; a wide window shows it only as the suggestion. */
  sectionHref?: string | undefined;
  /** The way that comes first. `immediate`, `end`, `exam` or `section`. @default 'immediate' */
  suggested?: StartWay | 'section';
  /** What is special about a way, such as why it is suggested, in place of its usual words. @default {} */
  texts?: Partial<Record<StartWay | 'section', string>>;
  /** How many questions a mode asks, where that is known. */
  questionCount?: number | undefined;
  /** Whether they are free, as a visitor's are. @default false */
  free?: boolean;
  /** Whether the suggestion is still loading: it shows the shape of the choice. @default false */
  loading?: boolean;
}

/**
 * The first step of every quiz: when to see answers, and other ways to practice; the suggested one comes first. Each mode
 * is a link, so that it can be chosen before the code has loaded: the page's address then has one of `modeAnchors`.
 *
 * @when The first step of every quiz, before its questions.
 * @whenNot An unfinished quiz: ResumePrompt, as `kept`.
 * @whenNot Before an exam simulation: ExamBriefing.
 * @do Give the reason for a suggestion in the learner's own numbers: "3 of your last 8 right."
 * @keyboard Enter, Space: on a mode, chooses it.
 * @screenReader A group named by its question: a described button for each mode, then links. Hidden while it loads.
 */
export function AnswerModeChoice({
  onChoose,
  chosen,
  examHref,
  buildHref,
  sectionHref,
  kept,
  suggested = 'immediate',
  texts = {},
  questionCount,
  free = false,
  loading = false,
  children,
  ...rest
}: AnswerModeChoiceProps) {
  const id = useId();
  function choose(event: KeyboardEvent | MouseEvent, mode: AnswerMode) {
    event.preventDefault();
    onChoose?.(mode);
  }
  const rankOf = (way: StartWay) => (way === suggested ? (kept ? 1 : -1) : 0);
  if (loading) {
    return (
      <Stack spacing={2} aria-hidden {...rest}>
        {loadingTitle}
        <Skeleton sx={{ height: 124 }} />
        {loadingChoice}
        {loadingTitle}
        <Choices as="div" data-beside>
          {loadingChoice}
          {loadingChoice}
        </Choices>
      </Stack>
    );
  }
  const isExamFirst = suggested === 'exam';
  const lead = kept ? <li>{kept}</li> : undefined;
  const card = (way: keyof typeof ways, href?: string) => {
    const [label, usual] = ways[way];
    const text = (way !== 'build' && texts[way]) || usual;
    const mode = way === 'immediate' || way === 'end' ? way : undefined;
    const place = { 'data-suggested': !kept && way === suggested };
    const isStart = mode !== undefined || place['data-suggested'];
    // A simulation has a page before it, on which its clock does not run yet.
    const start = way === 'exam' ? ['Get ready'] : ['Start', ...(mode ? [questionCount, free && 'free'] : [])];
    return (
      <li key={way}>
        <Choice {...place} {...(mode && { id: modeAnchors[mode], 'data-chosen': mode === chosen })}>
          <Body>
            {place['data-suggested'] && (
              <Typography variant="body2" color="primary" sx={{ fontWeight: 'fontWeightBold' }} aria-hidden>
                Suggested
              </Typography>
            )}
            <Control
              LinkComponent="a"
              {...place}
              href={href}
              {...(mode && {
                href: `#${modeAnchors[mode]}`,
                role: 'button',
                draggable: false,
                onClick: (event: MouseEvent) => choose(event, mode),
                // A link takes Enter alone.
                onKeyDown: (event: KeyboardEvent) => event.key === ' ' && choose(event, mode),
              })}
              aria-describedby={`${id}-${way} ${id}-${way}-sign`}
            >
              {label}
            </Control>
            <Typography variant="body2" color="textSecondary" id={`${id}-${way}`}>
              <Words data-when="open">{text}</Words>
              <Words data-when="chosen">The quiz starts as soon as the questions have loaded.</Words>
            </Typography>
          </Body>
          <Sign {...place} data-starts={isStart} id={`${id}-${way}-sign`} aria-hidden>
            {isStart ? (
              <span>
                {start.filter(Boolean).join(' ')}{' '}
                <Typography variant="inherit" component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
                  {mode && questionCount && counted(questionCount, 'question', '')}
                </Typography>
              </span>
            ) : (
              <ArrowRightIcon fontSize="small" />
            )}
          </Sign>
        </Choice>
      </li>
    );
  };
  const first = isExamFirst ? card('exam', examHref) : suggested === 'section' && card('section', sectionHref);
  return (
    <Stack spacing={2} role="group" aria-labelledby={id} {...rest}>
      {first && <Choices role="list">{lead ?? first}</Choices>}
      {sectionHref && suggested !== 'section' && (
        // In a wide window the sections stand beside it.
        <Choices role="list" sx={{ display: { md: 'none' } }}>
          {card('section', sectionHref)}
        </Choices>
      )}
      {children}
      <Typography variant="h3" component="h2" id={id}>
        When would you like to see answers?
      </Typography>
      <Choices role="list">
        {!first && lead}
        {/* What gives its place to an unfinished quiz comes last, so that the other one stays. */}
        {modes.toSorted((one, other) => rankOf(one) - rankOf(other)).map((mode) => card(mode))}
      </Choices>
      <Typography variant="h3" component="h2">
        Other ways to practice
      </Typography>
      <Choices role="list" data-beside>
        {(kept || !isExamFirst) && card('exam', examHref)}
        {card('build', buildHref)}
      </Choices>
    </Stack>
  );
}
