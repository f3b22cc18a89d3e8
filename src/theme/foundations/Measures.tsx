import { color, radius, space } from '../style.ts';
import { breakpoints, radii } from '../tokens.ts';
import { Samples } from './Samples.tsx';

const steps = [0.5, 1, 1.5, 2, 3, 4, 6, 8, 12];

/** Steps of the grid that components use most. */
export function SpaceSteps() {
  return (
    <Samples
      samples={steps.map((step) => ({
        name: `space(${step})`,
        value: space(step),
        look: <div style={{ width: space(step), height: space(2), background: color.action }} />,
      }))}
    />
  );
}

/** Every corner. */
export function Corners() {
  return (
    <Samples
      samples={Object.entries(radii).map(([name, pixels]) => ({
        name,
        value: `${pixels}px`,
        look: (
          <div
            style={{
              width: space(20),
              height: space(8),
              background: color.surface,
              border: `1px solid ${color.edge}`,
              borderRadius: radius[name as keyof typeof radii], // entries() widens the names
            }}
          />
        ),
      }))}
    />
  );
}

/** The widths at which the layout changes. */
export function Widths() {
  return (
    <Samples
      samples={Object.entries(breakpoints).map(([name, pixels]) => ({
        name,
        value: `${pixels}px`,
        look: <div style={{ width: `${pixels / 15}%`, height: space(2), background: color.action }} />,
      }))}
    />
  );
}
