import { styled } from '@mui/material/styles';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { CheckIcon, CrossIcon } from '../components/base/icons/icons.tsx';
import { contrast, edgePairs, textPairs } from '../../tokens/contrast.ts';
import { Use, Values } from './Samples.tsx';
import { Stage } from './Stage.tsx';
import { useLook } from './useLook.ts';

const Sample = styled('span', { name: 'CcContrastTable', slot: 'Sample' })(({ theme }) => ({
  ...theme.typography.button,
  display: 'inline-block',
  boxSizing: 'border-box',
  width: 72,
  height: 40,
  verticalAlign: 'middle',
  marginInlineEnd: theme.spacing(1.5),
  padding: theme.spacing(1, 0),
  textAlign: 'center',
  border: '2px solid currentColor',
  borderRadius: theme.radius.small,
}));

/** Pairs of colors as they look on each other in both schemes, with their contrast and what it has to be. */
export function ContrastTable() {
  const { name, tokens } = useLook();
  const [text, edge] = name === 'highContrast' ? [7, 4.5] : [4.5, 3];
  const pairs = [
    ...textPairs.map((pair) => ({ pair, sample: 'Text', least: text })),
    ...edgePairs.map((pair) => ({ pair, sample: '', least: edge })),
  ];
  return (
    <Stage>
      <Values columns={{ Pair: '36%', 'At least': '14%', Light: '25%', Dark: '25%' }}>
        {pairs.map(({ pair: [front, ground], sample, least }) => (
          <TableRow key={`${sample} ${front} ${ground}`}>
            <TableCell component="th" scope="row">
              {front}
              <Use>on {ground}</Use>
            </TableCell>
            <TableCell>{least} : 1</TableCell>
            {Object.entries(tokens.colors).map(([scheme, { [front]: color, [ground]: background }]) => {
              const ratio = contrast(color, background);
              return (
                <TableCell key={scheme}>
                  <Sample style={{ color, background }}>{sample}</Sample>
                  {ratio.toFixed(2)} : 1{' '}
                  {ratio >= least ? <CheckIcon titleAccess="enough" /> : <CrossIcon titleAccess="too low" />}
                </TableCell>
              );
            })}
          </TableRow>
        ))}
      </Values>
    </Stage>
  );
}
