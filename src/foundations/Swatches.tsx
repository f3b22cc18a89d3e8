import { styled, type PaletteOptions } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { palette } from '../theme/palette.ts';
import { Copyable } from './Copyable.tsx';
import type { Colors } from '../../tokens/tokens.ts';
import { variableOf } from './exports.ts';
import { BothSchemes } from './Stage.tsx';
import { useLook } from './useLook.ts';

const Grid = styled('ul', { name: 'CcSwatches', slot: 'Grid' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
  gap: theme.spacing(2),
  ...theme.mixins.plainList,
}));

const Color = styled('div', { name: 'CcSwatches', slot: 'Color' })(({ theme }) => ({
  height: 56,
  marginBottom: theme.spacing(1),
  border: `1px solid ${theme.vars.palette.edge}`,
  borderRadius: theme.radius.medium,
}));

const Value = styled(Typography, { name: 'CcSwatches', slot: 'Value' })(({ theme }) => ({
  display: 'block',
  fontFamily: theme.typography.fontFamilyMono,
  fontWeight: 500,
  color: theme.vars.palette.text.secondary,
}));

/** Each colour below a name of the palette, such as `primary.main`, with its value. */
function colorsOf(name: keyof PaletteOptions, colors: Colors): [name: string, value: string][] {
  const color: unknown = palette(colors)[name];
  if (typeof color === 'string') return [[name, color]];
  return Object.entries(color ?? {}).map(([shade, value]) => [`${name}.${shade}`, String(value)]);
}

export interface SwatchesProps {
  /** Names of the palette; each is shown with all its shades. */
  names: readonly (keyof PaletteOptions)[];
}

/** Colours of the theme's palette with their names and values, in both schemes. */
export function Swatches({ names }: SwatchesProps) {
  const { tokens } = useLook();
  return (
    <BothSchemes>
      {(scheme) => (
        <Grid role="list" aria-label={`In the ${scheme} scheme`}>
          {names
            .flatMap((name) => colorsOf(name, tokens.colors[scheme]))
            .map(([name, value]) => (
              <li key={name}>
                <Color style={{ background: `var(${variableOf(name)})` }} />
                <Copyable text={`var(${variableOf(name)})`}>{name}</Copyable>
                <Value variant="label">{value}</Value>
              </li>
            ))}
        </Grid>
      )}
    </BothSchemes>
  );
}
