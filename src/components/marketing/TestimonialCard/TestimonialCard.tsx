import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';

const Root = styled(Card, { name: 'CcTestimonialCard', slot: 'Root' })(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: theme.spacing(4),
  height: '100%',
  margin: 0,
  padding: theme.spacing(3.5),
  [theme.breakpoints.down('md')]: { padding: theme.spacing(2.5) },
})) as typeof Card; // styled() forgets `component`

const Quote = styled('blockquote', { name: 'CcTestimonialCard', slot: 'Quote' })(({ theme }) => ({
  margin: 0,
  fontSize: 20,
  fontWeight: 500,
  lineHeight: 1.45,
  // The quotation mark hangs in the margin, so that all lines begin below each other.
  textIndent: '-0.42em',
  textWrap: 'pretty',
  overflowWrap: 'break-word',
  [theme.breakpoints.down('sm')]: { fontSize: 19, lineHeight: '28px' },
}));

// As high with a title of two lines, so that portraits beside each other stand on one line; in whole pixels, as the
// carousel paints its slides apart from the page, and would round halves in its own way.
const Person = styled('figcaption', { name: 'CcTestimonialCard', slot: 'Person' })(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  minHeight: 66,
}));

// Not an Avatar, which loads its picture before it comes near.
const Portrait = styled('img', { name: 'CcTestimonialCard', slot: 'Portrait' })(({ theme }) => ({
  flex: 'none',
  display: 'block',
  borderRadius: theme.radius.large,
  background: theme.vars.palette.background.sunk,
}));

const Words = styled('span', { name: 'CcTestimonialCard', slot: 'Words' })({
  display: 'grid',
  minWidth: 0,
  lineHeight: '22px',
});

const Name = styled('b', { name: 'CcTestimonialCard', slot: 'Name' })(({ theme }) => ({
  fontFamily: theme.typography.fontFamilyDisplay,
  fontSize: 17,
  fontWeight: 650,
}));

const Title = styled('span', { name: 'CcTestimonialCard', slot: 'Title' })(({ theme }) => ({
  fontSize: 15,
  color: theme.vars.palette.text.secondary,
}));

export interface TestimonialCardProps {
  name: string;
  /** What they do. */
  title: string;
  /** What they say, without quotation marks. */
  text: string;
  /** Address of their portrait, a square. */
  image: string;
}

/** What one learner says. Put several into a Carousel. */
export function TestimonialCard({ name, title, text, image }: TestimonialCardProps) {
  return (
    <Root component="figure">
      <Quote>“{text}”</Quote>
      <Person>
        <Portrait src={image} width={56} height={56} alt="" loading="lazy" decoding="async" />
        <Words>
          <Name>{name}</Name>
          <Title>{title}</Title>
        </Words>
      </Person>
    </Root>
  );
}
