/**
 * Marks what a page is prerendered with for a visitor. Where the browser has a session, the page's first script
 * says so on the root element, and what is marked keeps its room unseen (`baseline`).
 */
export const forVisitors = { 'data-for': 'visitors' } as const;

/** The same for what takes no room there, as something else takes its place. */
export const onlyForVisitors = { 'data-for': 'visitors-alone' } as const;

/** Marks what is prerendered for someone who is logged in: it takes no room where the browser has no session. */
export const onlyForMembers = { 'data-for': 'members-alone' } as const;
