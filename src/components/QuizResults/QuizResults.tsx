import { styled } from '../../theme/styled.ts';
import type { ReactNode, Ref } from 'react';
import { color, font, media, radius, space, type } from '../../theme/style.ts';
import { Button } from '../Button/Button.tsx';
import { Contours } from '../Contours/Contours.tsx';
import { SectionReport, type SectionScore } from './SectionReport.tsx';

const Panel = styled('div')({
  position: 'relative',
  overflow: 'hidden',
  padding: `${space(7)} ${space(6)}`,
  borderRadius: radius.large,
  background: color.night,
  color: color.onNight,
  [media.narrow]: { padding: `${space(5)} ${space(3)}` },
  '& > :not([aria-hidden])': { position: 'relative' },
  '& h2': type.title,
  '& p': { ...type.lead, color: color.onNightSoft, marginTop: space(1) },
  '& :focus-visible': { outlineColor: color.actionOnNight },
});

const Score = styled('div')({
  font: `680 clamp(56px, 9vw, 88px)/1 ${font.display}`,
  letterSpacing: '-0.03em',
  color: color.amber,
  fontVariantNumeric: 'tabular-nums',
  marginBottom: space(3),
  '& small': { fontSize: '0.45em', marginLeft: '4px' },
});

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space(1.5), marginTop: space(4) });

export interface QuizResultsProps {
  /** Name of the exam. */
  title: string;
  /** Questions right, with parts for partly right ones, as text: "41.5". */
  correctAmount: string;
  /** Number of questions. */
  total: number;
  /** Score in percent with two decimals, as text: "69.00". */
  percent: string;
  /** How each section of the exam guide went. */
  sections: readonly SectionScore[];
  /** What else is to say of the result, between the score and the sections. */
  note?: ReactNode;
  /** Back to the choice of the answer mode. */
  onRestart: () => void;
  /** Back to the questions, with everything told. */
  onReview: () => void;
  /** The results' heading, which takes the focus when they appear. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** The end of a quiz: the score, how each section went, and the ways on. */
export function QuizResults({
  title,
  correctAmount,
  total,
  percent,
  sections,
  note,
  onRestart,
  onReview,
  headingRef,
}: QuizResultsProps) {
  return (
    <>
      <Panel>
        <Contours />
        <Score aria-hidden>
          {Math.round(Number(percent))}
          <small>%</small>
        </Score>
        <h2 tabIndex={-1} ref={headingRef}>
          Congratulations!
        </h2>
        <p>You have completed the {title} quiz.</p>
        <p>
          You've got {correctAmount} of {total} ({percent}%) right.
        </p>
        <Actions>
          <Button variant="call" onClick={onReview}>
            Review answers
          </Button>
          <Button variant="line" onClick={onRestart}>
            Restart
          </Button>
        </Actions>
      </Panel>
      {note}
      <SectionReport sections={sections} />
    </>
  );
}
