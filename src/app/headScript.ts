/**
 * Runs in the page's head, before the first paint: sets the color scheme, so that a dark page never flashes white, and
 * marks the page of somebody who seems to be logged in, so that what is for visitors stays hidden (`forVisitors`).
 */
import { readItem } from '../data/session/storage.ts';
import { readColorMode } from '../theme/colorModeCookie.ts';

const root = document.documentElement;
const mode = readColorMode(document.cookie);
const isDark = mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
root.setAttribute('data-color-scheme', isDark ? 'dark' : 'light');
if (readItem('accessToken')) root.setAttribute('data-session', '');
