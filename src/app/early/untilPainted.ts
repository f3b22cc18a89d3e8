/** Marks the style of a page that holds until its first paint alone. */
export const untilPainted = 'data-until-painted';
