import { styled } from '../../theme/styled.ts';
import { color, radius, space } from '../../theme/style.ts';

const Root = styled('section')({
  marginTop: space(5),
  '& h3': { marginBottom: space(2) },
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& li': { padding: `${space(1.75)} 0`, borderTop: `1px solid ${color.line}` },
  '& li > div': { display: 'flex', justifyContent: 'space-between', gap: space(2), marginBottom: '8px' },
  '& li > div > span:last-of-type': { color: color.inkSoft, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& i': { display: 'block', height: 8, borderRadius: radius.pill, background: color.line, overflow: 'hidden' },
  '& i > b': { display: 'block', height: '100%', borderRadius: radius.pill, background: color.action },
});

/** How one section of the exam guide went. */
export interface SectionScore {
  readonly name: string;
  /** Questions right, with parts for partly right ones, as text. */
  readonly correctAmount: string;
  readonly total: number;
  /** Share of `correctAmount` in `total`, 0 to 1. */
  readonly share: number;
}

export interface SectionReportProps {
  sections: readonly SectionScore[];
}

/** The score by section, weakest first, so that the learner sees what to practise next. */
export function SectionReport({ sections }: SectionReportProps) {
  return (
    <Root>
      <h3>By section</h3>
      <ul role="list">
        {sections.map(({ name, correctAmount, total, share }) => (
          <li key={name}>
            <div>
              <span>{name}</span>
              <span>
                {correctAmount} of {total}
              </span>
            </div>
            <i>
              <b style={{ width: `${share * 100}%` }} />
            </i>
          </li>
        ))}
      </ul>
    </Root>
  );
}
