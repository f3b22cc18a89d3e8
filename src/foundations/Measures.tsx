import { styled } from '@mui/material/styles';
import { breakpoints } from '../../tokens/tokens.ts';
import { Actions } from '../components/base/Actions/Actions.tsx';
import { Samples } from './Samples.tsx';
import { purposeOf } from './scales.ts';
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

/** The steps of the grid that components use most, and what for. */
const steps = [
  [0.5, 'Between a name and its second line'],
  [1, 'Between an icon and its word'],
  [1.5, 'Between buttons, and inside a row'],
  [2, 'Between fields, and between rows'],
  [2.5, 'Inside a card, on a phone'],
  [3, 'Inside a card, and between cards'],
  [4, 'Inside a form or a dialog'],
  [5, 'Between the parts of a screen'],
  [7, 'Between the sections of a page'],
] as const;

export function SpaceSteps() {
  const { theme, tokens } = useLook();
  return (
    <Samples
      samples={steps.map(([step, use]) => ({
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

/** The widths at which the layout changes. */
export function Widths() {
  const widths = [
    { name: "theme.breakpoints.down('sm')", token: 'carousel', bound: 'at most' },
    { name: "theme.breakpoints.up('md')", token: 'navbar', bound: 'at least' },
  ] as const;
  return (
    <Samples
      samples={widths.map(({ name, token, bound }) => ({
        name,
        use: purposeOf('breakpoint', token),
        value: `${bound} ${breakpoints[token]}px`,
        look: <Bar style={{ width: `${breakpoints[token] / 12}%` }} />,
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
