import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { CheckIcon, CrossIcon } from '../components/base/icons/icons.tsx';
import { contrast, edgePairs, textPairs } from '../../tokens/contrast.ts';
import { Cell } from './Samples.tsx';
import { BothSchemes } from './Stage.tsx';
import { useLook } from './useLook.ts';

const Sample = styled('span', { name: 'CcContrastTable', slot: 'Sample' })(({ theme }) => ({
  ...theme.typography.label,
  display: 'inline-block',
  padding: theme.spacing(0.5, 1.5),
  border: '1px solid currentColor',
  borderRadius: theme.radius.small,
}));

const Ratio = styled('span', { name: 'CcContrastTable', slot: 'Ratio' })({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  fontVariantNumeric: 'tabular-nums',
});

const pairs = [
  ...textPairs.map((pair) => ({ pair, kind: 'text', least: 4.5 })),
  ...edgePairs.map((pair) => ({ pair, kind: 'edge', least: 3 })),
];

/** Pairs of colors as they look on each other, with their contrast and what it has to be, in both schemes. */
export function ContrastTable() {
  const { tokens } = useLook();
  return (
    <BothSchemes>
      {(scheme) => (
        <Table size="small" aria-label={`In the ${scheme} scheme`}>
          <TableHead>
            <TableRow>
              <Cell>Pair</Cell>
              <Cell>Contrast</Cell>
            </TableRow>
          </TableHead>
          <TableBody>
            {pairs.map(({ pair: [front, ground], kind, least }) => {
              const { [front]: color, [ground]: background } = tokens.colors[scheme];
              const ratio = contrast(color, background);
              return (
                <TableRow key={`${kind} ${front} ${ground}`}>
                  <Cell>
                    <Sample style={{ color, background }}>
                      {front} on {ground}
                    </Sample>{' '}
                    {kind}
                  </Cell>
                  <Cell>
                    <Ratio>
                      {ratio.toFixed(1)}
                      {ratio >= least ? <CheckIcon titleAccess="enough" /> : <CrossIcon titleAccess="too low" />}
                    </Ratio>
                  </Cell>
                </TableRow>
              );
            })}
          </TableBody>
        </Table>
      )}
    </BothSchemes>
  );
}
