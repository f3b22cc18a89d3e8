import { memo } from 'react';
import type { ProseNode } from '../../articles/types.ts';
import { styled } from '../../theme/styled.ts';
import { drawProse, type ProseLevel } from './drawProse.tsx';
import { proseLook } from './proseLook.ts';

const Root = styled('div')(proseLook);

export interface ProseProps {
  /** The text as a tree; a search may have put marks into it. */
  nodes: readonly ProseNode[];
  /** Level of its upper headings: one below the heading that it stands under. */
  level?: ProseLevel;
}

/** A whole text to be read, such as an article. For the words of a question use RichText. */
export const Prose = memo(function Prose({ nodes, level = 2 }: ProseProps) {
  return <Root>{drawProse(nodes, level)}</Root>;
});
