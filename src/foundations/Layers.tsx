import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Actions } from '../components/base/Actions/Actions.tsx';
import { PlayIcon } from '../components/base/icons/icons.tsx';
import { Samples } from './Samples.tsx';
import { durationsOf, layersOf, shadowsOf, purposeOf } from './scales.ts';
import { Stage } from './Stage.tsx';
import { useLook } from './useLook.ts';

const Layer = styled('div', { name: 'CcLayers', slot: 'Layer' })(({ theme: own }) => ({
  width: own.spacing(20),
  height: own.spacing(7),
  margin: own.spacing(1, 0),
  border: `1px solid ${own.vars.palette.divider}`,
  borderRadius: own.radius.large,
  background: own.vars.palette.background.paper,
}));

/** The shadows of what floats. */
export const Shadows = () => (
  <Samples
    samples={shadowsOf(useLook().theme).map(([elevation, boxShadow]) => ({
      name: `theme.vars.shadows[${elevation}]`,
      use: purposeOf('shadow', elevation),
      value: boxShadow,
      look: <Layer style={{ boxShadow }} />,
    }))}
  />
);

/** The layers above a page, the highest first. */
export const Layers = () => (
  <Samples
    samples={layersOf(useLook().theme).map(([layer, height]) => ({
      name: `theme.zIndex.${layer}`,
      use: purposeOf('layer', layer),
      value: String(height),
      look: <Layer style={{ marginInlineStart: (height - 1000) / 2 }} />,
    }))}
  />
);

/** A mark that goes from one end of its track to the other. */
const Track = styled('div', { name: 'CcLayers', slot: 'Track' })(({ theme: own }) => ({
  width: own.spacing(30),
  borderRadius: own.radius.medium,
  background: own.vars.palette.background.sunk,
  '&::before': {
    content: '""',
    display: 'block',
    width: own.spacing(6),
    height: own.spacing(6),
    borderRadius: own.radius.medium,
    background: own.vars.palette.primary.main,
    transition: own.transitions.create('transform'),
    transitionDuration: 'inherit',
  },
  '&[data-away="true"]::before': { transform: `translateX(${own.spacing(24)})` },
}));

const Curve = styled('svg', { name: 'CcLayers', slot: 'Curve' })(({ theme: own }) => ({
  width: own.spacing(10),
  margin: own.spacing(0.5, 0),
  overflow: 'visible',
  fill: 'none',
  stroke: own.vars.palette.primary.main,
  strokeWidth: 0.05,
  transform: 'scaleY(-1)',
}));

/** The easing of every transition. */
export function Easing() {
  const { easeInOut } = useLook().theme.transitions.easing;
  const [x1, y1, x2, y2] = easeInOut.match(/[\d.]+/g) ?? [];
  const look = (
    <Curve viewBox="0 0 1 1" aria-hidden>
      <path d={`M0 0C${x1} ${y1} ${x2} ${y2} 1 1`} />
    </Curve>
  );
  const name = 'theme.transitions.easing.easeInOut';
  return <Samples samples={[{ name, use: 'Every transition', value: easeInOut, look }]} />;
}

/** The durations of the theme's transitions, started together at a tenth of their speed: at their own all look alike. */
export function Durations() {
  const { theme } = useLook();
  const [isAway, setAway] = useState(false);
  return (
    <>
      <Stage>
        <Actions actions={[{ label: 'Play', startIcon: <PlayIcon />, onClick: () => setAway(!isAway) }]} />
      </Stage>
      <Samples
        samples={durationsOf(theme).map(([name, milliseconds]) => ({
          name: `theme.transitions.duration.${name}`,
          use: purposeOf('duration', name),
          value: `${milliseconds} ms`,
          look: <Track data-away={isAway} style={{ transitionDuration: `${milliseconds * 10}ms` }} />,
        }))}
      />
    </>
  );
}
