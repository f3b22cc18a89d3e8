import { styled } from '@mui/material/styles';
import { colorUses, type ColorName } from '../../tokens/tokens.ts';
import { Copyable } from './Copyable.tsx';
import { variableOf } from './exports.ts';
import { Use, Value } from './Samples.tsx';
import { Stage } from './Stage.tsx';
import { useLook } from './useLook.ts';

const Grid = styled('ul', { name: 'CcSwatches', slot: 'Grid' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  gap: theme.spacing(3),
  ...theme.mixins.plainList,
}));

/** The color in both schemes, each on the scheme's own ground. */
const Pair = styled('div', { name: 'CcSwatches', slot: 'Pair' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  marginBottom: theme.spacing(1),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radius.medium,
  overflow: 'hidden',
}));

const Half = styled('div', { name: 'CcSwatches', slot: 'Half' })(({ theme }) => ({ padding: theme.spacing(1.5) }));

const Color = styled('div', { name: 'CcSwatches', slot: 'Color' })(({ theme }) => ({
  height: 48,
  border: '1px solid',
  borderRadius: theme.radius.small,
}));

/** Those of a group, such as `primary`: `primary.main` and its shades, or the one color of that name. */
const colorsOf = (group: string) =>
  (Object.keys(colorUses) as ColorName[]).filter((name) => name.split('.')[0] === group);

/** Colors of the theme's palette in both schemes, with their names, uses and values. */
export function Swatches({ groups }: { groups: readonly string[] }) {
  const { colors } = useLook().tokens;
  return (
    <Stage>
      <Grid role="list">
        {groups.flatMap(colorsOf).map((name) => (
          <li key={name}>
            <Pair>
              {Object.entries(colors).map(([scheme, own]) => (
                <Half key={scheme} style={{ background: own['background.default'] }}>
                  <Color style={{ background: own[name], borderColor: own.divider }} />
                </Half>
              ))}
            </Pair>
            <Copyable text={`var(${variableOf(name)})`}>{name}</Copyable>
            <Use>{colorUses[name]}</Use>
            <Value>
              <Copyable text={colors.light[name]}>{colors.light[name]}</Copyable> /{' '}
              <Copyable text={colors.dark[name]}>{colors.dark[name]}</Copyable>
            </Value>
          </li>
        ))}
      </Grid>
    </Stage>
  );
}
