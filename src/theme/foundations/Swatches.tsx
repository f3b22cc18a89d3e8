import { color, font, radius, space, type } from '../style.ts';
import type { ColorName } from '../tokens.ts';
import { schemes, Stage, type Scheme } from './Stage.tsx';
import { styled } from '../styled.ts';

const Grid = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
  gap: space(2),
  '& i': { display: 'block', height: 56, borderRadius: radius.medium, border: `1px solid ${color.edge}` },
  '& strong': { display: 'block', ...type.label, marginTop: space(1) },
  '& small': { ...type.label, fontFamily: font.mono, fontWeight: 500, color: color.inkSoft },
});

export interface SwatchesProps {
  /** The colours to show, by their names. */
  names: readonly ColorName[];
}

/** Colours with their names and values, in both schemes. */
export function Swatches({ names }: SwatchesProps) {
  return (['light', 'dark'] satisfies Scheme[]).map((scheme) => (
    <Stage key={scheme} scheme={scheme}>
      <Grid role="list" aria-label={`In the ${scheme} scheme`}>
        {names.map((name) => (
          <li key={name}>
            <i style={{ background: color[name] }} />
            <strong>{name}</strong>
            <small>{schemes[scheme][name]}</small>
          </li>
        ))}
      </Grid>
    </Stage>
  ));
}
