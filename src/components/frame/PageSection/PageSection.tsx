import Container from '@mui/material/Container';
import Paper, { type PaperProps } from '@mui/material/Paper';
import type { ReactNode } from 'react';
import { laidOutLate } from '../../../theme/laidOutLate.ts';
import { part } from '../../../theme/part.ts';
import { Contours } from '../../base/Contours/Contours.tsx';

const Root = part(Paper, 'CcPageSection', 'Root', ({ theme }) => ({
  position: 'relative',
  overflow: 'clip',
  // The first band is on show at once; laid out late, it would cost the page's first paint a second layout.
  '&:not(:first-of-type)': {
    ...laidOutLate,
    // On a phone most are longer; one that counts as too short brings the next ones near.
    [theme.breakpoints.down('sm')]: { containIntrinsicHeight: 'auto 2100px' },
  },
  '&[data-tone="paper"]': { border: 0, background: 'none' },
  '&[data-tone="sunk"]': { borderWidth: '1px 0', background: theme.vars.palette.background.sunk },
}));

const Column = part(Container, 'CcPageSection', 'Column', ({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(4.5),
  paddingBlock: theme.spacing(7),
  [theme.breakpoints.down('sm')]: { gap: theme.spacing(3), paddingBlock: theme.spacing(5) },
  '&[data-width="quiz"]': {
    paddingBlock: theme.spacing(4.5, 9),
    // The results of a quiz have tables, and take the page's width.
    '&:not(:has([data-wide]))': { maxWidth: 840 + 64 },
  },
  '&[data-dense]': { paddingBlock: theme.spacing(2.5) },
}));

export interface PageSectionProps extends Omit<PaperProps<'section'>, 'children' | 'component' | 'variant' | 'width'> {
  /** The section's content, stacked in the page's column: a SectionIntro and what it introduces. */
  children: ReactNode;
  /** The ground: `sunk` sets a section off, `night` with contour lines is for the few loud ones. @default 'paper' */
  tone?: 'paper' | 'sunk' | 'night';
  /** `page` is at most 1200 pixels wide, `quiz` 840 unless a part of it has `data-wide`. @default 'page' */
  width?: 'page' | 'quiz';
  /** With less space above and below, around a note. */
  dense?: boolean;
  /** Id of the heading that names the section. */
  labelledBy?: string;
}

/**
 * One horizontal band of a page. Every screen is a stack of them, so that edges and rhythm agree.
 *
 * @when Every band of every page.
 * @whenNot The question of a running quiz: QuizDesk.
 * @keyboard Only what is put into it takes the focus: Tab reaches it even far below the window, and scrolls there.
 * @screenReader With `labelledBy`, a region named by that heading; without it, no landmark.
 */
export function PageSection({
  children,
  tone = 'paper',
  width = 'page',
  dense,
  labelledBy,
  ...rest
}: PageSectionProps) {
  return (
    <Root
      component="section"
      variant={tone === 'night' ? 'night' : 'outlined'}
      square
      data-tone={tone}
      aria-labelledby={labelledBy}
      {...rest}
    >
      {tone === 'night' && <Contours />}
      <Column data-width={width} data-dense={dense || undefined}>
        {children}
      </Column>
    </Root>
  );
}
