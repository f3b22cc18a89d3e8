import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { CheckIcon, CrossIcon } from '../components/base/icons/icons.tsx';
import { contrast, edgePairs, textPairs } from '../../tokens/contrast.ts';
import { Swatch, Use, Values } from './Samples.tsx';
import { Stage } from './Stage.tsx';
import { useLook } from './useLook.ts';

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
      <Values columns={{ Pair: '34%', 'At least': '16%', Light: '25%', Dark: '25%' }}>
        {pairs.map(({ pair: [front, ground], sample, least }) => (
          <TableRow key={`${sample} ${front} ${ground}`}>
            <TableCell component="th" scope="row">
              {front}
              <Use>on {ground}</Use>
            </TableCell>
            <TableCell>{least}:1</TableCell>
            {Object.entries(tokens.colors).map(([scheme, { [front]: color, [ground]: background }]) => {
              const ratio = contrast(color, background);
              return (
                <TableCell key={scheme}>
                  <Swatch style={{ color, background, borderColor: sample ? background : color }}>{sample}</Swatch>
                  {ratio.toFixed(2)}:1{' '}
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
