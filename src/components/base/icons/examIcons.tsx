/** Icons of the exam simulation: apart from the others, so that they load with it. */
import { strokeIcon as icon } from './strokeIcon.tsx';

export const StrikeIcon = icon(
  'Strike',
  'M14.2 6.2C13.6 4.7 12 3.8 10 3.8 7.6 3.8 5.8 5 5.8 6.9c0 1 .4 1.7 1.2 2.2M3 10h14M13.3 11.3c.6.5.9 1.1.9 1.9 0 1.9-1.8 3-4.2 3-2.1 0-3.8-.8-4.4-2.5',
);
export const UndoIcon = icon('Undo', 'M4 8h8a4 4 0 0 1 0 8H7M7.5 4.5 4 8l3.5 3.5', { isDirectional: true });
export const HideIcon = icon(
  'Hide',
  'M3 3l14 14M8.3 5.3A8 8 0 0 1 18 10a11 11 0 0 1-2 2.6M5 6.5A11 11 0 0 0 2 10a8 8 0 0 0 10.5 4.3',
);
export const UnansweredIcon = icon(
  'Unanswered',
  'M10 3a7 7 0 0 1 5 2M17 10a7 7 0 0 1-2 5M10 17a7 7 0 0 1-5-2M3 10a7 7 0 0 1 2-5',
);
export const IncompleteIcon = icon('Incomplete', 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14M7.5 5.5v9M5 7.5v5', {
  strokeWidth: 2,
});
