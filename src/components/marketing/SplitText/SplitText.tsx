import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ElementProps, part } from '../../../theme/part.ts';

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

const Body = part('div', 'CcSplitText', 'Body', ({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
}));

const Paragraph = part(Typography, 'CcSplitText', 'Paragraph', ({ theme }) => ({
  ...theme.typography.prose,
  maxWidth: '62ch',
  color: theme.vars.palette.text.secondary,
}));

const Strong = part('strong', 'CcSplitText', 'Strong', ({ theme }) => ({
  color: theme.vars.palette.text.primary,
  fontWeight: theme.typography.fontWeightBold,
}));

/** A piece of a paragraph: plain words, words that stand out, or a link. */
export type TextPiece = string | { readonly strong: string } | { readonly label: string; readonly href: string };

export interface SplitTextProps extends Omit<ElementProps<'div'>, 'children' | 'title'> {
  /** Id of the heading, for the section's `labelledBy`. */
  titleId: string;
  /** What it is about, as its heading. */
  title: string;
  /** Each paragraph as its pieces, spaces included. A piece is a string, or has `strong`, or `label` and `href`. */
  paragraphs: readonly (readonly TextPiece[])[];
}

function renderPiece(piece: TextPiece, position: number) {
  if (typeof piece === 'string') return piece;
  if ('strong' in piece) return <Strong key={position}>{piece.strong}</Strong>;
  return (
    <Link key={position} href={piece.href}>
      {piece.label}
    </Link>
  );
}

/**
 * A heading with its text beside it, for pages that are read rather than scanned. Below 960 pixels the text follows.
 *
 * @whenNot A heading with one sentence: SectionIntro.
 * @whenNot An article: Prose.
 */
export function SplitText({ titleId, title, paragraphs, ...rest }: SplitTextProps) {
  return (
    <Root {...rest}>
      <Title variant="h2" id={titleId}>
        {title}
      </Title>
      <Body>
        {paragraphs.map((pieces, position) => (
          <Paragraph key={position}>{pieces.map(renderPiece)}</Paragraph>
        ))}
      </Body>
    </Root>
  );
}
