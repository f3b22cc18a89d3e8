import Stack, { type StackProps } from '@mui/material/Stack';
import type { ProseNode } from '../../../../domain/articles/types.ts';
import { part } from '../../../theme/part.ts';
import { Actions, type Action } from '../../base/Actions/Actions.tsx';
import { LocalDate } from '../../base/LocalDate/LocalDate.tsx';
import { PageHeading } from '../../frame/PageHeading/PageHeading.tsx';
import { Prose } from '../Prose/Prose.tsx';

const Root = part(Stack, 'CcTextPage', 'Root', { marginInline: 'auto', width: '100%', maxWidth: 720 });

const Updated = part('p', 'CcTextPage', 'Updated', ({ theme }) => ({
  ...theme.typography.label,
  margin: 0,
  color: theme.vars.palette.text.secondary,
}));

export interface TextPageProps extends Omit<StackProps, 'children' | 'title'> {
  /** What it is called, as the page's h1. */
  title: string;
  /** What it is about, in a sentence. */
  description: string;
  /** Date of the last change, as 2026-11-21. */
  updated: string;
  /** The text, whose upper headings are of level 2. Strings and elements, as the build makes them of Markdown. */
  nodes: readonly ProseNode[];
  /** Where to go on. Each: `label`, and `href` or `onClick`. */
  actions?: readonly Action[];
}

/**
 * A page that is one text, such as an article or the terms.
 *
 * @whenNot An article in a list: ArticleCard.
 * @whenNot A part of a page: Prose, or SplitText.
 */
export function TextPage({ title, description, updated, nodes, actions = [], ...rest }: TextPageProps) {
  return (
    <Root spacing={4} {...rest}>
      <PageHeading title={title}>{description}</PageHeading>
      <Updated>
        Updated <LocalDate date={updated} />
      </Updated>
      <Prose nodes={nodes} level={2} />
      {actions.length > 0 && <Actions actions={actions} />}
    </Root>
  );
}
