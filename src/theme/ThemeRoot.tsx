import { Global } from '@emotion/react';
import { globalStyles } from './globalStyles.ts';

/** Puts the look under everything. It stands once, above the app and above every story. */
export const ThemeRoot = () => <Global styles={globalStyles} />;
