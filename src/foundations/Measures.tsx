import { styled } from '@mui/material/styles';
import { breakpoints } from '../../tokens/tokens.ts';
import { Actions } from '../components/base/Actions/Actions.tsx';
import { Samples } from './Samples.tsx';
import { Stage } from './Stage.tsx';
import { useLook } from './useLook.ts';

const Bar = styled('div', { name: 'CcMeasures', slot: 'Bar' })(({ theme: own }) => ({
  height: own.spacing(2),
  background: own.vars.palette.primary.main,
}));

const Corner = styled('div', { name: 'CcMeasures', slot: 'Corner' })(({ theme: own }) => ({
  width: own.spacing(20),
  height: own.spacing(8),
  border: `1px solid ${own.vars.palette.edge}`,
  background: own.vars.palette.background.paper,
}));

const steps = [0.5, 1, 1.5, 2, 3, 4, 6, 8, 12];

/** The steps of the grid that components use most. */
export function SpaceSteps() {
  const { theme, tokens } = useLook();
  return (
    <Samples
      samples={steps.map((step) => ({
        name: `theme.spacing(${step})`,
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
        value: borderRadius,
        look: <Corner style={{ borderRadius }} />,
      }))}
    />
  );
}

/** The widths at which the layout changes. */
export function Widths() {
  const widths = [
    { name: "theme.breakpoints.down('sm')", pixels: breakpoints.carousel, bound: 'at most' },
    { name: "theme.breakpoints.up('md')", pixels: breakpoints.navbar, bound: 'at least' },
  ];
  return (
    <Samples
      samples={widths.map(({ name, pixels, bound }) => ({
        name,
        value: `${bound} ${pixels}px`,
        look: <Bar style={{ width: `${pixels / 15}%` }} />,
      }))}
    />
  );
}

const Ring = styled('span', { name: 'CcMeasures', slot: 'Ring' })(({ theme: own }) => ({
  ...own.mixins.focusRing,
  display: 'inline-flex',
  borderRadius: own.radius.pill,
}));

/** A control as it looks while it has the focus. */
export const FocusRing = () => (
  <Stage>
    <Ring>
      <Actions actions={[{ label: 'Start the quiz' }]} />
    </Ring>
  </Stage>
);
