import { styled } from '@mui/material/styles';
import { Samples } from './Samples.tsx';
import { purposeOf } from './scales.ts';
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
export function Corners() {
  const { theme } = useLook();
  return (
    <Samples
      samples={Object.entries(theme.radius).map(([name, borderRadius]) => ({
        name: `theme.radius.${name}`,
        use: purposeOf('radius', name),
        value: borderRadius,
        look: <Corner style={{ borderRadius }} />,
      }))}
    />
  );
}
