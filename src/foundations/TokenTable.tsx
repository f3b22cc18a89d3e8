import { capitalize } from '@mui/material/utils';
import { styled } from '@mui/material/styles';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { Copyable } from './Copyable.tsx';
import { colorsOf } from './exports.ts';
import { Use, Value, Values } from './Samples.tsx';
import { scalesOf } from './scales.ts';
import { Stage } from './Stage.tsx';
import { useLook } from './useLook.ts';

const Swatch = styled('span', { name: 'CcTokenTable', slot: 'Swatch' })(({ theme }) => ({
  display: 'block',
  height: 40,
  marginBottom: theme.spacing(0.5),
  border: '6px solid',
  borderRadius: theme.radius.small,
  outline: `1px solid ${theme.vars.palette.divider}`,
  backgroundClip: 'padding-box',
}));

type RowProps = Record<'variable' | 'label' | 'use', string> & { children: ReactNode };

/** A token: what a click on its label copies, the cells of its values, and what it is for. */
const Row = ({ variable, label, use, children }: RowProps) => (
  <TableRow>
    <TableCell component="th" scope="row">
      <Copyable text={`var(${variable})`}>{label}</Copyable>
    </TableCell>
    {children}
    <TableCell>
      <Use>{use}</Use>
    </TableCell>
  </TableRow>
);

/** Colors of some groups, such as `primary`, as they lie on the page of each scheme. */
export function ColorTable({ groups }: { groups: readonly string[] }) {
  const look = useLook();
  const { colors } = look.tokens;
  const shown = colorsOf(look).filter(({ name }) => groups.includes(name.split('.')[0] ?? ''));
  return (
    <Stage>
      <Values columns={{ Color: '26%', Light: '20%', Dark: '20%', Use: '34%' }}>
        {shown.map(({ name, variable, use, ...color }) => (
          <Row key={name} {...{ variable, use }} label={name}>
            {(['light', 'dark'] as const).map((scheme) => (
              <TableCell key={scheme}>
                <Swatch style={{ backgroundColor: color[scheme], borderColor: colors[scheme]['background.default'] }} />
                <Value>
                  <Copyable text={color[scheme]}>{color[scheme]}</Copyable>
                </Value>
              </TableCell>
            ))}
          </Row>
        ))}
      </Values>
    </Stage>
  );
}

/** What a look has beside its colors, as custom properties of CSS. */
export const ScaleTable = () => (
  <Stage>
    {Object.entries(scalesOf(useLook())).map(([group, values]) => (
      <Values key={group} columns={{ [capitalize(group)]: '30%', Value: '38%', Use: '32%' }}>
        {values.map(({ name, variable, use, light }) => (
          <Row key={name} {...{ variable, use }} label={variable}>
            <TableCell>
              <Value>{light}</Value>
            </TableCell>
          </Row>
        ))}
      </Values>
    ))}
  </Stage>
);
