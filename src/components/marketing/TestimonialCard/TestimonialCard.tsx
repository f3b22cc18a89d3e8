import Card, { type CardProps } from '@mui/material/Card';
import CardHeader from '@mui/material/CardHeader';
import { part } from '../../../theme/part.ts';

const Root = part(Card, 'CcTestimonialCard', 'Root', ({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: theme.spacing(4),
  height: '100%',
  margin: 0,
  overflowWrap: 'anywhere',
  padding: theme.spacing(3.5),
  [theme.breakpoints.down('md')]: { padding: theme.spacing(2.5) },
}));

const Quote = part('blockquote', 'CcTestimonialCard', 'Quote', ({ theme }) => ({
  margin: 0,
  ...theme.typography.question,
  // The quotation mark hangs in the margin, so that all lines begin below each other.
  textIndent: '-0.42em',
}));

// Not an Avatar, which loads its picture before it comes near.
const Portrait = part('img', 'CcTestimonialCard', 'Portrait', ({ theme }) => ({
  flex: 'none',
  display: 'block',
  borderRadius: theme.radius.large,
  background: theme.vars.palette.background.sunk,
}));

export interface TestimonialCardProps extends Omit<CardProps, 'children' | 'name' | 'title'> {
  /** Who says it. */
  name: string;
  /** What they do. */
  title: string;
  /** What they say, without quotation marks. */
  text: string;
  /** Address of their portrait, a square. */
  image: string;
}

/**
 * A quote from one learner. Put several into a Carousel.
 *
 * @when One quote, usually in a Carousel.
 * @whenNot An expert who offers time: ExpertPanel.
 * @do Quote what was said; shorten, never improve.
 * @screenReader A figure: the quote, then who says it. The portrait is hidden.
 */
export function TestimonialCard({ name, title, text, image, ...rest }: TestimonialCardProps) {
  return (
    <Root component="figure" {...rest}>
      <Quote>“{text}”</Quote>
      {/* As high with a title of two lines, so that portraits beside each other stand on one line. */}
      <CardHeader
        component="figcaption"
        avatar={<Portrait src={image} width={56} height={56} alt="" loading="lazy" decoding="async" />}
        title={name}
        subheader={title}
        slotProps={{ title: { variant: 'subtitle2' }, subheader: { variant: 'caption' } }}
        sx={{ minHeight: '4.125rem', padding: 0 }}
      />
    </Root>
  );
}
