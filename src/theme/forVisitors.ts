/**
 * Marks what a page is prerendered with for a visitor. Where the browser has a session, the page's first script
 * says so on the root element, and what is marked keeps its room unseen (`globalStyles`).
 */
export const forVisitors = { 'data-for': 'visitors' } as const;
