import { color, font, radius, space } from '../../theme/style.ts';
import { styled } from '../../theme/styled.ts';

const Root = styled('div')({
  containerType: 'inline-size',
  fontSize: '16px',
  lineHeight: 1.35,
  '& > p': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space(2),
    marginBottom: '6px',
  },
  '& > p > span:last-of-type': { color: color.inkSoft, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& > p > b': { fontWeight: 600 },
  '& > p > i': {
    marginLeft: 'auto',
    padding: '3px 10px',
    borderRadius: radius.pill,
    background: color.missedSoft,
    color: color.missed,
    font: `650 13px/1.2 ${font.text}`,
    whiteSpace: 'nowrap',
    '@container (max-width: 300px)': { display: 'none' },
  },
  '& > svg': { display: 'block', width: '100%', height: 8, marginBottom: space(2.25), fill: color.line },
  '& > svg > rect:last-of-type': { fill: color.action },
  '& > p:first-of-type + svg > rect:last-of-type': { fill: color.missed },
});

export interface SectionPictureProps {
  /** The sections, weakest first: questions right of all. */
  sections: readonly { readonly name: string; readonly right: number; readonly total: number }[];
}

/** A sample of the report that ends each quiz, small enough for an InsightCard. The real one is SectionReport. */
export function SectionPicture({ sections }: SectionPictureProps) {
  return (
    <Root>
      {sections.map(({ name, right, total }, position) => [
        <p key={name}>
          <b>{name}</b>
          {position === 0 && <i>Practise next</i>}
          <span>
            {right} of {total}
          </span>
        </p>,
        <svg key={`${name} bar`} aria-hidden>
          <rect width="100%" height="8" rx="4" />
          <rect width={`${(right / total) * 100}%`} height="8" rx="4" />
        </svg>,
      ])}
    </Root>
  );
}
