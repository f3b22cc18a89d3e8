import Skeleton from '@mui/material/Skeleton';
import Stack, { type StackProps } from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Disclosure } from '../../base/Disclosure/Disclosure.tsx';
import { ArrowRightIcon } from '../../base/icons/icons.tsx';
import { LocalDate } from '../../base/LocalDate/LocalDate.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { Objective, Objectives, Part, Practice, Section, Sections, Weakest } from './parts.ts';

/** A section of the official guide. */
interface ContentsSection {
  readonly name: string;
  /** Its share of the official exam, in percent. */
  readonly weight: number;
  readonly objectives: readonly { readonly name: string; readonly questionCount: number }[];
  /** How many of its questions are open to the reader. */
  readonly openCount: number;
  /** Starts its practice. */
  readonly href: string;
  /** How its questions went lately; undefined where none was answered. */
  readonly record?: { readonly fullyCorrect: number; readonly total: number } | undefined;
  /** It is the one to practice next. */
  readonly isWeakest?: boolean;
}

export interface ExamContentsProps extends Omit<StackProps, 'children'> {
  /** The sections, if known. Each: `name`, `weight`, `objectives`, `openCount`, `href`, `record`, `isWeakest`. */
  sections?: readonly ContentsSection[] | undefined;
  /** What changed in the questions, the newest first; undefined where it is unknown. */
  changes?: readonly { readonly date: string; readonly text: string }[] | undefined;
  /** The user's progress, as a ProgressLine. */
  progress?: ReactNode;
  /** Whether the sections are still loading: it shows their shape. @default false */
  loading?: boolean;
}

/**
 * What an exam covers, section by section, each with its practice; below it, closed, the objectives and what has changed.
 *
 * @when On an exam's page, beside the choice of how to begin.
 * @whenNot The facts in one line: ExamFacts.
 * @whenNot How the sections of a quiz went: SectionResults.
 * @do Put the section with `isWeakest` first, and mark no second one.
 * @keyboard Tab: goes through `progress`, each Practice, and the titles below, which Enter or Space opens or closes.
 * @screenReader A list of sections with headings of level 3, each with its facts and, from five questions on, a link to its practice.
 */
export const ExamContents = ({ sections, changes, progress, loading = false, ...rest }: ExamContentsProps) => (
  <Stack spacing={1.5} {...rest}>
    {(sections ?? loading) && (
      <>
        <Typography variant="h3" component="h2" sx={{ marginBottom: 0.5 }}>
          {progress ? 'Your progress' : 'What’s covered'}
        </Typography>
        {progress}
      </>
    )}
    {loading && <Skeleton sx={{ height: 660 }} />}
    {sections && (
      <>
        <Sections component="ul" role="list">
          {sections.map(({ name, weight, objectives, openCount, href, record, isWeakest }) => (
            <Section key={name}>
              <div>
                <Typography variant="subtitle2" component="h3">
                  {name} {isWeakest && <Weakest>Weakest</Weakest>}
                </Typography>
                <Typography variant="label" component="p" color="textSecondary" sx={{ fontWeight: 'fontWeightMedium' }}>
                  {record && (
                    <Typography variant="mark" component="b" color="textPrimary" sx={{ marginInlineEnd: 1 }}>
                      {record.fullyCorrect} of your last {record.total} right
                    </Typography>
                  )}{' '}
                  {[`${weight}% of exam`, ...freeOf(objectives, openCount)].join(' · ').replaceAll(' ', '\u00a0')}
                </Typography>
              </div>
              {/* Fewer questions are no practice. */}
              {openCount >= 5 && (
                <Practice data-covers href={href} underline="hover">
                  Practice
                  <VisuallyHidden> {name}</VisuallyHidden>
                  <ArrowRightIcon fontSize="small" />
                </Practice>
              )}
            </Section>
          ))}
        </Sections>
        <Disclosure title="Exam objectives" level={2}>
          {sections.map(({ name, objectives }) => (
            <Part key={name}>
              <Typography variant="subtitle2" component="h3" color="textPrimary">
                {name}
              </Typography>
              <Objectives role="list">
                {objectives.map((objective) => (
                  <Objective key={objective.name}>
                    {objective.name}
                    <span>
                      {objective.questionCount}
                      <VisuallyHidden> {objective.questionCount === 1 ? 'question' : 'questions'}</VisuallyHidden>
                    </span>
                  </Objective>
                ))}
              </Objectives>
            </Part>
          ))}
        </Disclosure>
      </>
    )}
    {changes && changes.length > 0 && (
      <Disclosure title="What’s new on this exam" level={2}>
        {changes.map(({ date, text }) => (
          <Part key={date + text}>
            <Typography variant="subtitle2" component="h3" color="textPrimary">
              <LocalDate date={date} />
            </Typography>
            {text}
          </Part>
        ))}
      </Disclosure>
    )}
  </Stack>
);

/** "6 of 65 free", where not all are open. */
function freeOf(objectives: ContentsSection['objectives'], open: number): string[] {
  const all = objectives.reduce((sum, { questionCount }) => sum + questionCount, 0);
  return open < all ? [`${open} of ${all} free`] : [];
}
