import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Copyable } from './Copyable.tsx';
import { Stage } from './Stage.tsx';

/** MUI's own line is nearly black in the dark scheme. */
export const Cell = styled(TableCell, { name: 'CcSamples', slot: 'Cell' })(({ theme }) => ({
  borderColor: theme.vars.palette.divider,
})) as typeof TableCell; // styled() forgets `component`

const Name = styled(Cell, { name: 'CcSamples', slot: 'Name' })({ width: 200 }) as typeof TableCell;

const Value = styled(Typography, { name: 'CcSamples', slot: 'Value' })(({ theme }) => ({
  display: 'block',
  fontFamily: theme.typography.fontFamilyMono,
  fontWeight: 500,
  color: theme.vars.palette.text.secondary,
}));

export interface Sample {
  name: string;
  /** Its value as the code has it. */
  value: string;
  /** What it looks like. */
  look: ReactNode;
}

/** Values of the theme that are no colours: name, value, and what they look like. */
export function Samples({ samples }: { samples: readonly Sample[] }) {
  return (
    <Stage>
      <Table>
        <TableBody>
          {samples.map(({ name, value, look }) => (
            <TableRow key={name}>
              <Name component="th" scope="row">
                <Copyable text={name}>{name}</Copyable>
                <Value variant="label">{value}</Value>
              </Name>
              <Cell>{look}</Cell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Stage>
  );
}
