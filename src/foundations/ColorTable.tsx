import { styled } from '@mui/material/styles';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { Copyable } from './Copyable.tsx';
import { colorsOf } from './exports.ts';
import { Use, Values } from './Samples.tsx';
import { Stage } from './Stage.tsx';
import { useLook } from './useLook.ts';

const Swatch = styled('span', { name: 'CcColorTable', slot: 'Swatch' })(({ theme }) => ({
  display: 'block',
  height: 40,
  marginBottom: theme.spacing(0.5),
  border: '6px solid',
  borderRadius: theme.radius.small,
  outline: `1px solid ${theme.vars.palette.edge}`,
  backgroundClip: 'padding-box',
}));

/** Colors of some groups, such as `primary`, as they lie on the page of each scheme. */
export function ColorTable({ groups }: { groups: readonly string[] }) {
  const look = useLook();
  const { colors } = look.tokens;
  const shown = colorsOf(look).filter(({ name }) => groups.includes(name.split('.')[0] ?? ''));
  return (
    <Stage>
      <Values columns={{ Color: '26%', Light: '20%', Dark: '20%', Use: '34%' }}>
        {shown.map(({ name, variable, use, ...color }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              <Copyable text={`var(${variable})`}>{name}</Copyable>
            </TableCell>
            {(['light', 'dark'] as const).map((scheme) => (
              <TableCell key={scheme}>
                <Swatch style={{ backgroundColor: color[scheme], borderColor: colors[scheme]['background.default'] }} />
                <Copyable text={color[scheme]}>{color[scheme]}</Copyable>
              </TableCell>
            ))}
            <TableCell>
              <Use>{use}</Use>
            </TableCell>
          </TableRow>
        ))}
      </Values>
    </Stage>
  );
}
