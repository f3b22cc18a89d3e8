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

/** Something in it moves under the pointer and with the focus, where motion is welcome. */
const Track = styled('button', { name: 'CcLayers', slot: 'Track' })(({ theme: own }) => ({
  width: own.spacing(24),
  padding: 0,
  border: 0,
  background: own.vars.palette.background.sunk,
  textAlign: 'start',
  '&::before': {
    content: '""',
    display: 'block',
    width: own.spacing(6),
    height: own.spacing(6),
    borderRadius: own.radius.medium,
    background: own.vars.palette.primary.main,
    transitionProperty: 'transform',
    transitionDuration: 'inherit',
  },
  '&:hover::before, &:focus-visible::before': { transform: `translateX(${own.spacing(18)})` },
}));

/** The durations of the theme's transitions, those that differ. */
export const Durations = () => (
  <Samples
    samples={[...new Map(durationsOf(useLook().theme).map(([name, ms]) => [ms, [name, ms] as const])).values()].map(
      ([name, milliseconds]) => ({
        name: `theme.transitions.duration.${name}`,
        value: `${milliseconds}ms`,
        look: (
          <Track
            type="button"
            aria-label={`Move in ${milliseconds} ms`}
            style={{ transitionDuration: `${milliseconds}ms` }}
          />
        ),
      }),
    )}
  />
);
