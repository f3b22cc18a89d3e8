import { styled } from '@mui/material/styles';
import { durationsOf, layers, layersOf } from './scales.ts';
import { Samples } from './Samples.tsx';
import { useLook } from './useLook.ts';

const Layer = styled('div', { name: 'CcLayers', slot: 'Layer' })(({ theme: own }) => ({
  width: own.spacing(20),
  padding: own.spacing(1, 2),
  border: `1px solid ${own.vars.palette.edge}`,
  borderRadius: own.radius.medium,
  background: own.vars.palette.background.paper,
}));

/** The layers above a page, the highest first. */
export const Layers = () => (
  <Samples
    samples={layersOf(useLook().theme).map(([layer, height]) => ({
      name: `theme.zIndex.${layer}`,
      value: String(height),
      look: <Layer>{layers[layer]}</Layer>,
    }))}
  />
);

/** What is in it moves under the pointer and with the focus, where motion is welcome. */
const Track = styled('div', { name: 'CcLayers', slot: 'Track' })(({ theme: own }) => ({
  width: own.spacing(24),
  background: own.vars.palette.background.sunk,
}));

const Mover = styled('button', { name: 'CcLayers', slot: 'Mover' })(({ theme: own }) => ({
  width: own.spacing(6),
  height: own.spacing(6),
  border: 0,
  borderRadius: own.radius.medium,
  background: own.vars.palette.primary.main,
  '@media (prefers-reduced-motion: no-preference)': { transition: 'transform' },
  ':hover > &, &:focus-visible': { transform: `translateX(${own.spacing(18)})` },
}));

/** The durations of the theme's transitions. */
export const Durations = () => (
  <Samples
    samples={durationsOf(useLook().theme).map(([name, milliseconds]) => ({
      name: `theme.transitions.duration.${name}`,
      value: `${milliseconds}ms`,
      look: (
        <Track>
          <Mover aria-label={`Move in ${milliseconds} ms`} style={{ transitionDuration: `${milliseconds}ms` }} />
        </Track>
      ),
    }))}
  />
);
