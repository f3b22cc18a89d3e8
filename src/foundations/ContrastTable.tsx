import { styled } from '@mui/material/styles';
import { CheckIcon, CrossIcon } from '../components/base/icons/icons.tsx';
import { contrast, edgePairs, textPairs } from '../../tokens/contrast.ts';
import { Cell, Row, Values } from './Samples.tsx';
import { Stage } from './Stage.tsx';
import { useLook } from './useLook.ts';

const Sample = styled('span', { name: 'CcContrastTable', slot: 'Sample' })(({ theme }) => ({
  ...theme.typography.label,
  display: 'inline-block',
  boxSizing: 'border-box',
  minWidth: 56,
  height: 30,
  verticalAlign: 'middle',
  marginInlineEnd: theme.spacing(1),
  padding: theme.spacing(0.5, 1.5),
  border: '2px solid currentColor',
  borderRadius: theme.radius.small,
}));

const pairs = [
  ...textPairs.map((pair) => ({ pair, kind: 'Text', least: 4.5 })),
  ...edgePairs.map((pair) => ({ pair, kind: 'Edge', least: 3 })),
];

/** Pairs of colors as they look on each other in both schemes, with their contrast and what it has to be. */
export function ContrastTable() {
  const { colors } = useLook().tokens;
  return (
    <Stage>
      <Values columns={{ Pair: '40%', 'At least': '16%', Light: '22%', Dark: '22%' }}>
        {pairs.map(({ pair: [front, ground], kind, least }) => (
          <Row key={`${kind} ${front} ${ground}`}>
            <Cell component="th" scope="row">
              {front} on {ground}
            </Cell>
            <Cell>{least}</Cell>
            {Object.entries(colors).map(([scheme, { [front]: color, [ground]: background }]) => {
              const ratio = contrast(color, background);
              return (
                <Cell key={scheme}>
                  <Sample style={{ color, background }}>{kind === 'Text' && kind}</Sample>
                  {ratio.toFixed(2)}{' '}
                  {ratio >= least ? <CheckIcon titleAccess="enough" /> : <CrossIcon titleAccess="too low" />}
                </Cell>
              );
            })}
          </Row>
        ))}
      </Values>
    </Stage>
  );
}
