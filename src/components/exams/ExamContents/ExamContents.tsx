import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type ElementProps, part } from '../../../theme/part.ts';
import { Disclosure } from '../../base/Disclosure/Disclosure.tsx';
import { LocalDate } from '../../base/LocalDate/LocalDate.tsx';
import { type ContentsSection, ContentsRow } from './ContentsRow.tsx';
import { contentsLead, contentsTitle } from './ExamContentsSkeleton.tsx';
import { Lead, Root, Sections } from './parts.ts';

const Change = part('section', 'CcExamContents', 'Change', ({ theme }) => ({
  maxWidth: '66ch',
  marginTop: theme.spacing(2),
}));

export interface ExamContentsProps extends Omit<ElementProps<'div'>, 'children'> {
  /** The sections of the official guide; undefined where they are unknown. */
  sections: readonly ContentsSection[] | undefined;
  /** What changed in the questions, the newest first; undefined where it is unknown. */
  changes: readonly { readonly date: string; readonly text: string }[] | undefined;
  /** The user's progress as a ProgressLine; replaces the lead. */
  progress?: ReactNode;
}

/**
 * What an exam covers, section by section, each with its practice and, closed, its objectives; below it what has changed.
 *
 * @when On an exam's page, beside the choice of how to begin.
 * @whenNot The facts in one line: ExamFacts.
 * @whenNot How the sections of a quiz went: SectionResults.
 * @screenReader A list of sections, whose headings of level 3 are announced as expanded or collapsed; each with its share
 *   of the exam, its questions, and a link that starts its practice.
 */
export function ExamContents({ sections, changes, progress, ...rest }: ExamContentsProps) {
  const drawsWeight = !sections?.some(({ record }) => record);
  return (
    <Root {...rest}>
      {sections && (
        <>
          <Typography variant="h3" component="h2">
            {contentsTitle}
          </Typography>
          <Lead variant="body2" component="div">
            {progress ?? contentsLead}
          </Lead>
          <Sections component="ul" role="list">
            {sections.map((section) => (
              <ContentsRow key={section.name} section={section} drawsWeight={drawsWeight} />
            ))}
          </Sections>
        </>
      )}
      {changes && (
        <Disclosure title="What’s new" level={2}>
          {changes.map(({ date, text }) => (
            <Change key={date + text}>
              <Typography variant="h4" component="h3" color="textPrimary">
                <LocalDate date={date} />
              </Typography>
              {text}
            </Change>
          ))}
          {changes.length === 0 && 'Nothing has changed since the first version.'}
        </Disclosure>
      )}
    </Root>
  );
}
