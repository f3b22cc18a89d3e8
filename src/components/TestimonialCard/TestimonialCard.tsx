import { card, color, font, media, radius, space } from '../../theme/style.ts';
import { styled } from '../../theme/styled.ts';

const Root = styled('figure')({
  ...card,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: space(4),
  height: '100%',
  padding: space(3.5),
  [media.belowNavbar]: { padding: space(2.5) },
  '& blockquote': {
    margin: 0,
    font: `500 20px/1.45 ${font.text}`,
    // The quotation mark hangs in the margin, so that all lines begin below each other.
    textIndent: '-0.42em',
    textWrap: 'pretty',
    overflowWrap: 'break-word',
  },
  [media.narrow]: { '& blockquote': { fontSize: '19px', lineHeight: '28px' } },
  // As high with a title of two lines, so that portraits beside each other stand on one line; in whole pixels, as the
  // carousel draws its slides apart from the page, and would round halves its own way.
  '& figcaption': { display: 'flex', alignItems: 'center', gap: space(2), minHeight: 66 },
  '& img': { flex: 'none', display: 'block', borderRadius: radius.large, background: color.sunk },
  '& b': { display: 'block', color: color.ink, font: `650 17px/22px ${font.display}` },
  '& figcaption > span': { minWidth: 0, color: color.inkSoft, fontSize: '15px', lineHeight: '22px' },
  '& b + span': { display: 'block' },
});

export interface TestimonialCardProps {
  name: string;
  /** What they do. */
  title: string;
  /** What they say, without quotation marks. */
  text: string;
  /** Address of their portrait, a square. */
  image: string;
}

/** One voice of a learner. Put several into a Carousel. */
export function TestimonialCard({ name, title, text, image }: TestimonialCardProps) {
  return (
    <Root>
      <blockquote>“{text}”</blockquote>
      <figcaption>
        <img src={image} width={56} height={56} alt="" loading="lazy" decoding="async" />
        <span>
          <b>{name}</b>
          <span>{title}</span>
        </span>
      </figcaption>
    </Root>
  );
}
