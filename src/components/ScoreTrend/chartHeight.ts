/** Height of the drawing in pixels, and of whatever stands in its place. */
export const chartHeight = 240;
