import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Contours } from '../Contours/Contours.tsx';

const Root = styled('section', { name: 'CcPageSection', slot: 'Root' })(({ theme }) => ({
  position: 'relative',
  overflow: 'clip',
  '&[data-tone="night"]': {
    background: theme.vars.palette.night.main,
    color: theme.vars.palette.night.contrastText,
  },
  '&[data-tone="sunk"]': {
    background: theme.vars.palette.background.sunk,
    borderBlock: `1px solid ${theme.vars.palette.divider}`,
  },
}));

const Column = styled(Container, { name: 'CcPageSection', slot: 'Column' })(({ theme }) => ({
  position: 'relative',
  paddingBlock: theme.spacing(11),
  [theme.breakpoints.down('sm')]: { paddingBlock: theme.spacing(7) },
  '&[data-width="quiz"]': { maxWidth: 840 + 64, paddingBlock: theme.spacing(4.5, 9) },
  '&[data-space="small"]': { paddingBlock: theme.spacing(7) },
}));

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
  space = 'normal',
  labelledBy,
}: PageSectionProps) {
  return (
    <Root data-tone={tone} aria-labelledby={labelledBy}>
      {tone === 'night' && <Contours />}
      <Column data-width={width} data-space={space}>
        {children}
      </Column>
    </Root>
  );
}
