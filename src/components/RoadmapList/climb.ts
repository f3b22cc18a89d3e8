/** How far below the last station each one lies, in pixels, counted from the end. */
const depths = [0, 46, 92, 116, 150, 172];

/** How far the climb goes up for this many stations, in pixels. */
const heightOf = (stations: number) => depths[stations - 1] ?? 172;

/** Half of a station's mark, in pixels: where the trail begins and ends. */
const centre = 9;

/** Styles that put each station in its place on the climb, with the trail up to the next one. */
export const climb = Object.fromEntries(
  depths.flatMap((depth, fromEnd) => {
    const rise = depth - (depths[fromEnd - 1] ?? 0);
    const station = `& li:nth-last-of-type(${fromEnd + 1})`;
    return [
      [station, { marginTop: depth }],
      [`${station} > i + svg`, { top: centre - rise, left: centre, height: rise }],
      // As much of the room above as the first station leaves.
      [`& > ol:has(> :nth-of-type(${fromEnd + 1}):last-of-type)`, { marginTop: 64 - heightOf(fromEnd + 1) }],
    ];
  }),
);
