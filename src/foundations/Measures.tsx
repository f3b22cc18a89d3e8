import { styled } from '@mui/material/styles';
import { Samples, Scale } from './Samples.tsx';
import { useLook } from './useLook.ts';

/** A length. */
export const Bar = styled('div', { name: 'CcMeasures', slot: 'Bar' })(({ theme: own }) => ({
  height: own.spacing(2),
  background: own.vars.palette.primary.main,
}));

const Corner = styled('div', { name: 'CcMeasures', slot: 'Corner' })(({ theme: own }) => ({
  width: own.spacing(20),
  height: own.spacing(8),
  border: `1px solid ${own.vars.palette.edge}`,
  background: own.vars.palette.background.paper,
}));

export interface SpaceStepsProps {
  /** What each step is for. */
  uses: readonly (readonly [step: number, use: string])[];
}

/** Steps of the grid. */
export function SpaceSteps({ uses }: SpaceStepsProps) {
  const { theme, tokens } = useLook();
  return (
    <Samples
      samples={uses.map(([step, use]) => ({
        name: `theme.spacing(${step})`,
        use,
        value: `${step * tokens.space}px`,
        look: <Bar style={{ width: theme.spacing(step) }} />,
      }))}
    />
  );
}

/** Every corner radius. */
export const Corners = () => (
  <Scale
    group="radius"
    code={(name) => `theme.radius.${name}`}
    look={(borderRadius) => <Corner style={{ borderRadius }} />}
  />
);
