/**
 * What happens before any other script has come, and before anything is drawn: the reader's theme is on the page, so that
 * a dark one never flashes white; whether somebody seems to be logged in, or has been here just before; what the
 * address names is in view from the first paint on; and what is pressed too early is noted. It stands in the page's head
 * as it is.
 */
import { readItem } from '../../data/session/storage.ts';
import { readColorMode } from '../colorModeCookie.ts';
import { showColorMode } from '../colorScheme.ts';
import { goToAddress } from './goToAddress.ts';
import { markReturn } from './markReturn.ts';
import { notePresses } from './notePresses.ts';

showColorMode(readColorMode(document.cookie));
if (readItem('accessToken')) document.documentElement.setAttribute('data-session', '');
markReturn();
goToAddress();
notePresses();
