import { Icon } from '../../components/Icon/Icon.tsx';
import { font, radius, space, type } from '../style.ts';
import { styled } from '../styled.ts';
import { contrast, type Pair } from './contrast.ts';
import { schemes, Stage, type Scheme } from './Stage.tsx';

const Grid = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(250px, 1fr))',
  gap: space(1),
  '& li': {
    ...type.label,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space(1),
    padding: `${space(1)} ${space(1.5)}`,
    borderRadius: radius.small,
    border: '1px solid currentColor',
  },
  '& span': { display: 'flex', alignItems: 'center', gap: '6px', fontFamily: font.mono, fontWeight: 500 },
});

export interface ContrastTableProps {
  pairs: readonly Pair[];
  /** The least contrast that will do. */
  least: number;
}

/** Pairs of colours as they look on each other, with their contrast, in both schemes. */
export function ContrastTable({ pairs, least }: ContrastTableProps) {
  return (['light', 'dark'] satisfies Scheme[]).map((scheme) => (
    <Stage key={scheme} scheme={scheme}>
      <Grid role="list" aria-label={`In the ${scheme} scheme`}>
        {pairs.map(([front, ground]) => {
          const values = schemes[scheme];
          const ratio = contrast(values[front], values[ground]);
          return (
            <li key={`${front} ${ground}`} style={{ color: values[front], background: values[ground] }}>
              {front} on {ground}
              <span>
                {ratio.toFixed(1)} <Icon name={ratio >= least ? 'check' : 'cross'} size={14} />
              </span>
            </li>
          );
        })}
      </Grid>
    </Stage>
  ));
}
