import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { Copyable } from './Copyable.tsx';
import { colorsOf } from './exports.ts';
import { Swatch, Use, Values } from './Samples.tsx';
import { Stage } from './Stage.tsx';
import { useLook } from './useLook.ts';

const isText = (name: string) => /^text|Text$|^night\.(?:soft|action)$/.test(name);

/** A color on its ground: text of a button on that button, what belongs to night on night, all others on the page. */
function painted(name: string, color: string) {
  const [on] = /^.+(?=\.contrastText)|night/.exec(name) ?? [];
  const ground = `var(--cc-palette-${on ? `${on}-main` : 'background-default'})`;
  return { color, backgroundColor: isText(name) ? ground : color, borderColor: ground };
}

/** Colors of some groups, such as `primary`, as they look in each scheme. */
export function ColorTable({ groups }: { groups: readonly string[] }) {
  const shown = colorsOf(useLook()).filter(
    ({ name }) => groups.includes(name.split('.')[0] ?? '') && name !== 'secondary.soft',
  );
  return (
    <Stage>
      <Values columns={{ Color: '40%', Light: '30%', Dark: '30%' }}>
        {shown.map(({ name, variable, use, ...color }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              <Copyable text={`var(${variable})`}>{name}</Copyable>
              <Use>{use}</Use>
            </TableCell>
            {(['light', 'dark'] as const).map((scheme) => (
              <TableCell key={scheme}>
                <Swatch data-color-scheme={scheme} style={painted(name, `var(${variable})`)}>
                  {isText(name) && 'Aa'}
                </Swatch>
                <Copyable text={color[scheme]}>{color[scheme]}</Copyable>
              </TableCell>
            ))}
          </TableRow>
        ))}
      </Values>
    </Stage>
  );
}
