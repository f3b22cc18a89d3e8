/**
 * Runs in the page's head, before the first paint: sets the color scheme, so that a dark page never flashes white,
 * marks the page of someone who seems to be logged in, so that what is for visitors stays hidden (`forVisitors`), and
 * remembers the exam on show: a visitor who signs up before the other scripts have loaded still returns to it.
 */
import { CERTIFICATION, slugOf } from '../../domain/paths.ts';
import { readItem, rememberExam } from '../data/session/storage.ts';
import { readColorMode } from '../theme/colorModeCookie.ts';

const root = document.documentElement;
const mode = readColorMode(document.cookie);
const isDark = mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
root.setAttribute('data-color-scheme', isDark ? 'dark' : 'light');
if (readItem('accessToken')) root.setAttribute('data-session', '');
const [, exam] = location.pathname.split(CERTIFICATION);
if (exam) rememberExam(slugOf(exam.replace(/\/$/, '')));
