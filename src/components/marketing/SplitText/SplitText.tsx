import Typography from '@mui/material/Typography';
import type { ProseNode } from '../../../../domain/articles/types.ts';
import { type ElementProps, part } from '../../../theme/part.ts';
import { Prose } from '../../articles/Prose/Prose.tsx';

const Root = part('div', 'CcSplitText', 'Root', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  gap: theme.spacing(7),
  alignItems: 'start',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.spacing(3) },
}));

const Title = part(Typography, 'CcSplitText', 'Title', ({ theme }) => ({
  [theme.breakpoints.up('md')]: { maxWidth: '14ch' },
}));

export interface SplitTextProps extends Omit<ElementProps<'div'>, 'children' | 'title'> {
  /** Id of the heading, for the section's `labelledBy`. */
  titleId: string;
  /** What it is about, as its heading. */
  title: string;
  /** The text, as Prose takes it. */
  nodes: readonly ProseNode[];
}

/**
 * A heading with its text beside it, for pages that are read rather than scanned. Below 960 pixels the text follows.
 *
 * @when A section with a heading and a few paragraphs.
 * @whenNot A heading with one sentence: SectionIntro.
 * @whenNot An article: Prose.
 * @screenReader A heading of level 2, then its text; those within it begin at level 3.
 */
export function SplitText({ titleId, title, nodes, ...rest }: SplitTextProps) {
  return (
    <Root {...rest}>
      <Title variant="h2" id={titleId}>
        {title}
      </Title>
      <Prose nodes={nodes} level={3} />
    </Root>
  );
}
