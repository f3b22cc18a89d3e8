import { color, radius, space } from '../../theme/style.ts';
import { styled } from '../../theme/styled.ts';
import { Icon } from '../Icon/Icon.tsx';
import { LocalDate } from '../LocalDate/LocalDate.tsx';
import { scoreText, type AttemptsProps } from './attemptRecord.ts';

const Root = styled('details')({
  fontSize: '16px',
  '& > summary': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: 44,
    color: color.action,
    fontWeight: 650,
    cursor: 'pointer',
    listStyle: 'none',
    borderRadius: radius.small,
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  },
  '&[open] > summary > svg': { rotate: '180deg' },
  '& table': { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  '& th': { color: color.inkSoft, fontWeight: 600, textAlign: 'left' },
  '& th, & td': { padding: `10px ${space(2)} 10px 0`, borderTop: `1px solid ${color.line}`, verticalAlign: 'top' },
  '& td:nth-of-type(n + 2)': { whiteSpace: 'nowrap' },
  '& tr > :last-of-type': { paddingRight: 0 },
  '& td svg': { marginRight: '8px', verticalAlign: '-3px', color: color.inkSoft },
  '& td[data-passed="true"] svg': { color: color.right },
});

/** Every attempt in a table that unfolds, latest first: what ScoreTrend's drawing shows, to be read. */
export function ScoreTable({ attempts, passMark }: AttemptsProps) {
  return (
    <Root>
      <summary>
        All attempts <Icon name="chevronDown" size={14} />
      </summary>
      <table>
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Score</th>
            <th scope="col">Result</th>
          </tr>
        </thead>
        <tbody>
          {attempts.toReversed().map(({ finishedAt, scorePercent }) => (
            <tr key={finishedAt}>
              <td>
                <LocalDate date={finishedAt} form="withTime" />
              </td>
              <td>{scoreText(scorePercent)}</td>
              <td data-passed={scorePercent >= passMark}>
                <Icon name={scorePercent >= passMark ? 'check' : 'cross'} size={16} />
                {scorePercent >= passMark ? 'Passed' : 'Not passed'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Root>
  );
}
