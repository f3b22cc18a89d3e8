import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { Copyable } from './Copyable.tsx';
import { Stage } from './Stage.tsx';

/** A row of values; no line stands below the last. */
export const Row = styled(TableRow, { name: 'CcSamples', slot: 'Row' })({
  '&:last-child': { '--Samples-line': 'transparent' },
});

/** MUI's own line is nearly black in the dark scheme. */
export const Cell = styled(TableCell, { name: 'CcSamples', slot: 'Cell' })(({ theme }) => ({
  borderColor: `var(--Samples-line, ${theme.vars.palette.divider})`,
})) as typeof TableCell; // styled() forgets `component`

/** What a value is for, below its name. */
export const Use = styled('div', { name: 'CcSamples', slot: 'Use' })(({ theme }) => ({
  ...theme.typography.label,
  fontWeight: theme.typography.fontWeightRegular,
  color: theme.vars.palette.text.secondary,
}));

/** A value as code has it. */
export const Value = styled('div', { name: 'CcSamples', slot: 'Value' })(({ theme }) => ({
  ...theme.typography.code,
  fontSize: theme.typography.label.fontSize,
  color: theme.vars.palette.text.secondary,
  whiteSpace: 'pre-line',
}));

export interface ValuesProps {
  /** The titles of the columns, by their widths. */
  columns: Readonly<Record<string, string>>;
  /** A `Row` each. */
  children: ReactNode;
}

/** A table of values. */
export const Values = ({ columns, children }: ValuesProps) => (
  <Table size="small" sx={{ tableLayout: 'fixed', minWidth: 640 }}>
    <TableHead>
      <TableRow>
        {Object.entries(columns).map(([title, width]) => (
          <Cell key={title} width={width}>
            {title}
          </Cell>
        ))}
      </TableRow>
    </TableHead>
    <TableBody>{children}</TableBody>
  </Table>
);

export interface Sample {
  name: string;
  /** What it is for. */
  use: string;
  /** Its value, in as many lines as it has parts. */
  value: string;
  /** What it looks like. */
  look: ReactNode;
}

/** Values of the theme that are no colors: name and use, what they look like, and the value. */
export const Samples = ({ samples }: { samples: readonly Sample[] }) => (
  <Stage>
    <Values columns={{ Name: '28%', Sample: '54%', Value: '18%' }}>
      {samples.map(({ name, use, value, look }) => (
        <Row key={name}>
          <Cell component="th" scope="row">
            <Copyable text={name}>{name}</Copyable>
            <Use>{use}</Use>
          </Cell>
          <Cell>{look}</Cell>
          <Cell>
            <Value>{value}</Value>
          </Cell>
        </Row>
      ))}
    </Values>
  </Stage>
);
