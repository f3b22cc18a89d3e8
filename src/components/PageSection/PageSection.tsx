import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { color, media, pageColumn, space } from '../../theme/style.ts';
import { Contours } from '../Contours/Contours.tsx';

const Root = styled('section')({
  position: 'relative',
  overflow: 'clip',
  '&[data-tone="night"]': { background: color.night, color: color.onNight },
  '&[data-tone="sunk"]': { background: color.sunk, borderBlock: `1px solid ${color.line}` },
});

const Column = styled('div')({
  ...pageColumn,
  position: 'relative',
  paddingBlock: space(11),
  [media.narrow]: { paddingBlock: space(7) },
  '&[data-width="quiz"]': { maxWidth: 840 + 64, paddingBlock: `${space(4.5)} ${space(9)}` },
  '&[data-space="small"]': { paddingBlock: space(7) },
});

export interface PageSectionProps {
  children: ReactNode;
  /** The ground: paper by default, sunk to set a section off, night with contour lines for the few loud ones. */
  tone?: 'paper' | 'sunk' | 'night';
  /** `page` is at most 1200 pixels wide, `quiz` 840. */
  width?: 'page' | 'quiz';
  /** `small` where the section follows closely on another. */
  space?: 'normal' | 'small';
  /** Id of the heading that names the section. */
  labelledBy?: string;
}

/** One horizontal band of a page. Every screen is a stack of them, so that edges and rhythm agree. */
export function PageSection({
  children,
  tone = 'paper',
  width = 'page',
  space: air = 'normal',
  labelledBy,
}: PageSectionProps) {
  return (
    <Root data-tone={tone} aria-labelledby={labelledBy}>
      {tone === 'night' && <Contours />}
      <Column data-width={width} data-space={air}>
        {children}
      </Column>
    </Root>
  );
}
