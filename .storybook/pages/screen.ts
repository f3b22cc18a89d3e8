/** A story in a frame of its own, for what fills a window or covers it. */
export const screen = { inline: false, height: '640px' };
