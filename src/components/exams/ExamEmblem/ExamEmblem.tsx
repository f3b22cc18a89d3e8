import { styled } from '@mui/material/styles';
import { emblemHues } from '../../../theme/tokens.ts';
import { glyphs, unknownGlyph } from './glyphs.tsx';

const Root = styled('svg', { name: 'CcExamEmblem', slot: 'Root' })({
  flex: 'none',
  display: 'block',
  fill: 'currentColor',
});

export interface ExamEmblemProps {
  /** The exam's slug, as in its address; an unknown one gets a summit with a flag. */
  exam: string;
  /** Side of the square in pixels. */
  size?: number;
}

/** A certification's own emblem. Use it beside the exam's name, as screen readers skip it. */
export function ExamEmblem({ exam, size = 56 }: ExamEmblemProps) {
  const { hue, shape } = glyphs[exam] ?? unknownGlyph;
  const { glyph, ground } = emblemHues[hue];
  return (
    <Root width={size} height={size} viewBox="0 0 56 56" color={glyph} aria-hidden>
      <rect width="56" height="56" rx="16" fill={ground} />
      {shape}
      <path d="M7 49.5c9-5 15 2.5 23-1.5s12-5 19-2.5" fill="none" stroke={glyph} strokeWidth="2" opacity="0.4" />
    </Root>
  );
}
