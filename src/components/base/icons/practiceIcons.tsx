/** Icons of the practice builder: apart from the others, so that they load with it. */
import { strokeIcon as icon } from './strokeIcon.tsx';

export const LinkIcon = icon(
  'Link',
  'M8.5 11.5a3.5 3.5 0 0 0 5 0l2.5-2.5a3.5 3.5 0 0 0-5-5l-1 1M11.5 8.5a3.5 3.5 0 0 0-5 0L4 11a3.5 3.5 0 0 0 5 5l1-1',
);
