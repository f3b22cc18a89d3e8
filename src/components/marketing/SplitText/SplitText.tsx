import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const Root = styled('div', { name: 'CcSplitText', slot: 'Root' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  gap: theme.spacing(7),
  alignItems: 'start',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.spacing(3) },
}));

const Title = styled(Typography, { name: 'CcSplitText', slot: 'Title' })(({ theme }) => ({
  [theme.breakpoints.up('md')]: { maxWidth: '14ch' },
}));

const Body = styled('div', { name: 'CcSplitText', slot: 'Body' })(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
}));

const Paragraph = styled(Typography, { name: 'CcSplitText', slot: 'Paragraph' })(({ theme }) => ({
  maxWidth: '62ch',
  fontSize: 18,
  lineHeight: 1.6,
  color: theme.vars.palette.text.secondary,
}));

const Strong = styled('strong', { name: 'CcSplitText', slot: 'Strong' })(({ theme }) => ({
  color: theme.vars.palette.text.primary,
  fontWeight: 650,
}));

/** A piece of a paragraph: plain words, words that stand out, or a link. */
export type TextPiece = string | { readonly strong: string } | { readonly label: string; readonly href: string };

export interface SplitTextProps {
  /** Id of the heading, for the section's `labelledBy`. */
  id: string;
  title: string;
  /** Each paragraph as its pieces, spaces included. */
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

/** A heading with its text beside it, for pages that are read rather than scanned. Below 960 pixels the text follows. */
export function SplitText({ id, title, paragraphs }: SplitTextProps) {
  return (
    <Root>
      <Title variant="h2" id={id}>
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
