const strokes = {
  check: 'M4 10.5 8.2 15 16 5.5',
  cross: 'M5 5l10 10M15 5 5 15',
  alert: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15M10 6.3v4.2M10 13.7v.1',
  flag: 'M5 17V4h10l-2.5 3.5L15 11H5',
  arrowLeft: 'M16 10H4m5-5-5 5 5 5',
  arrowRight: 'M4 10h12m-5-5 5 5-5 5',
  chevronDown: 'M5 7.5 10 12.5 15 7.5',
  menu: 'M3 6h14M3 10h14M3 14h14',
  retry: 'M16 10a6 6 0 1 1-2-4.5M16 3v4h-4',
  sun: 'M10 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M10 2v1.5M10 16.5V18M2 10h1.5M16.5 10H18M4.4 4.4l1 1M14.6 14.6l1 1M4.4 15.6l1-1M14.6 5.4l1-1',
  moon: 'M16.5 12A7 7 0 0 1 8 3.5 7 7 0 1 0 16.5 12',
  system: 'M3 4h14v9H3zM7.5 16.5h5M10 13v3.5',
  grid: 'M3.5 3.5h5v5h-5zM11.5 3.5h5v5h-5zM3.5 11.5h5v5h-5zM11.5 11.5h5v5h-5z',
  external: 'M8 4H4v12h12v-4M11 4h5v5M16 4 9 11',
  search: 'M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11M13.2 13.2 17 17',
  keyboard: 'M2.5 5h15v10h-15zM6 8h.1M10 8h.1M14 8h.1M6.5 12h7',
  clip: 'M16 9.2 9.7 15.5a3.6 3.6 0 0 1-5.1-5.1l6.8-6.8a2.4 2.4 0 0 1 3.4 3.4L8.3 13.4',
  mail: 'M2.5 4.5h15v11h-15zM3 6l7 5 7-5',
  clock: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15M10 6v4.2l2.8 1.8',
  place: 'M10 17.5s5.5-4.9 5.5-9.3a5.5 5.5 0 0 0-11 0c0 4.4 5.5 9.3 5.5 9.3M10 8.2v.1',
  speech: 'M3 4h14v9.5h-7L6 17v-3.5H3zM7 8.8h.1M10 8.8h.1M13 8.8h.1',
};

export type IconName = keyof typeof strokes;

export interface IconProps {
  /** Which mark to draw. */
  name: IconName;
  /** Side of the square in pixels. */
  size?: number;
}

/** A stroke icon in the colour of its text. It says nothing to a screen reader: put the word beside it. */
export function Icon({ name, size = 18 }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'grid' ? 1.8 : 2.2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={strokes[name]} />
    </svg>
  );
}

/** Every icon there is, for the catalog's overview. */
export const iconNames = Object.keys(strokes) as IconName[]; // keys() widens the names that it was given
