import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Actions } from '../components/base/Actions/Actions.tsx';
import { PlayIcon } from '../components/base/icons/icons.tsx';
import { Scale } from './Samples.tsx';
import { Stage } from './Stage.tsx';

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
  <Scale
    group="shadow"
    code={(elevation) => `theme.vars.shadows[${elevation}]`}
    look={(boxShadow) => <Layer style={{ boxShadow }} />}
  />
);

/** The layers above a page, the highest first. */
export const Layers = () => (
  <Scale
    group="layer"
    code={(layer) => `theme.zIndex.${layer}`}
    look={(height) => <Layer style={{ marginInlineStart: (Number(height) - 1000) / 2 }} />}
  />
);

/** A mark that goes from one end of its track to the other. */
const Track = styled('div', { name: 'CcLayers', slot: 'Track' })(({ theme: own }) => ({
  width: own.spacing(40),
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
  '&[data-away="true"]::before': { transform: `translateX(${own.spacing(34)})` },
}));

/** The durations of the theme's transitions, started together at a tenth of their speed: at their own all look alike. */
export function Durations() {
  const [isAway, setAway] = useState(false);
  return (
    <>
      <Stage>
        <Actions actions={[{ label: 'Play', startIcon: <PlayIcon />, onClick: () => setAway(!isAway) }]} />
      </Stage>
      <Scale
        group="duration"
        code={(name) => `theme.transitions.duration.${name}`}
        look={(duration) => <Track data-away={isAway} style={{ transitionDuration: `calc(10 * ${duration})` }} />}
      />
    </>
  );
}
