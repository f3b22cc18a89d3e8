import { styled } from '@mui/material/styles';
import { Samples } from './Samples.tsx';
import { theme } from './Stage.tsx';

const Layer = styled('div', { name: 'CcLayers', slot: 'Layer' })(({ theme: own }) => ({
  width: own.spacing(20),
  padding: own.spacing(1, 2),
  border: `1px solid ${own.vars.palette.edge}`,
  borderRadius: own.radius.medium,
  background: own.vars.palette.background.paper,
}));

/** What lies on which layer; the others of MUI's are not used. */
const uses: readonly (readonly [layer: keyof typeof theme.zIndex, use: string])[] = [
  ['appBar', 'Navbar, and the places that it opens'],
  ['drawer', 'NavDrawer, ExamSheet'],
  ['modal', 'Dialogs, menus, LoadingOverlay'],
  ['snackbar', 'Toasts'],
  ['tooltip', 'The link past the navigation'],
];

/** The layers above a page, the highest first. */
export const Layers = () => (
  <Samples
    samples={uses
      .toSorted(([one], [other]) => theme.zIndex[other] - theme.zIndex[one])
      .map(([layer, use]) => ({
        name: `theme.zIndex.${layer}`,
        value: String(theme.zIndex[layer]),
        look: <Layer>{use}</Layer>,
      }))}
  />
);

/** The durations of the theme's transitions. */
export const Durations = () => (
  <Samples
    samples={Object.entries(theme.transitions.duration)
      .filter(([, milliseconds]) => milliseconds <= 200)
      .map(([name, milliseconds]) => ({
        name: `theme.transitions.duration.${name}`,
        value: `${milliseconds}ms`,
        look: `${milliseconds} ms`,
      }))}
  />
);
