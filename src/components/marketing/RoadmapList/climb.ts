/** How far below the last station each one stands, in pixels, counted from the end. */
const depths = [0, 46, 92, 116, 150, 172];

/** Half of a station's dot, in pixels: where the trail begins and ends. */
const centre = 9;

/** Each station at its height. */
export const climbOfStation = Object.fromEntries(
  depths.map((depth, fromEnd) => [`&[data-from-end="${fromEnd}"]`, { marginTop: depth }]),
);

/** The trail from each station up to the next one. */
export const climbOfTrail = Object.fromEntries(
  depths.map((depth, fromEnd) => {
    const rise = depth - (depths[fromEnd - 1] ?? 0);
    return [`&[data-from-end="${fromEnd}"]`, { top: centre - rise, left: centre, height: rise }];
  }),
);

/** The list begins higher by as much as its first station stands lower. */
export const climbOfList = Object.fromEntries(
  depths.map((depth, fromEnd) => [`&[data-stations="${fromEnd + 1}"]`, { marginTop: 64 - depth }]),
);
