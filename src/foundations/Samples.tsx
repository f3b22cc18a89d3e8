import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { Copyable } from './Copyable.tsx';
import { scalesOf } from './scales.ts';
import { Stage } from './Stage.tsx';
import { useLook } from './useLook.ts';

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
  /** A `TableRow` each. */
  children: ReactNode;
}

/** A table of values. */
export const Values = ({ columns, children }: ValuesProps) => (
  <Table
    size="small"
    sx={{
      tableLayout: 'fixed',
      minWidth: 640,
      // MUI's own line is nearly black in the dark scheme.
      '& .MuiTableCell-root': { borderColor: 'divider' },
    }}
  >
    <TableHead>
      <TableRow>
        {Object.entries(columns).map(([title, width]) => (
          <TableCell key={title} width={width}>
            {title}
          </TableCell>
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
        <TableRow key={name}>
          <TableCell component="th" scope="row">
            <Copyable text={name}>{name}</Copyable>
            <Use>{use}</Use>
          </TableCell>
          <TableCell>{look}</TableCell>
          <TableCell>
            <Value>{value}</Value>
          </TableCell>
        </TableRow>
      ))}
    </Values>
  </Stage>
);

export interface ScaleProps {
  group: keyof ReturnType<typeof scalesOf>;
  /** How code names a value of it. */
  code: (name: string) => string;
  /** What is said of a value, where that is not all of it. */
  value?: (value: string) => string;
  /** What it looks like. */
  look: (value: string) => ReactNode;
}

/** The values of a scale, as the look that the toolbar chose has them. */
export const Scale = ({ group, code, value = String, look }: ScaleProps) => (
  <Samples
    samples={scalesOf(useLook())[group].map(({ name, use, light }) => ({
      name: code(name),
      use,
      value: value(light),
      look: look(light),
    }))}
  />
);
