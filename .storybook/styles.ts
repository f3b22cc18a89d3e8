import rtlPlugin from '@mui/stylis-plugin-rtl';
import { createStyleCache } from '../src/theme/styleCache.ts';

/** The styles of what stories show, by their direction. */
export const styles = {
  ltr: createStyleCache(),
  rtl: createStyleCache({ key: 'cc-rtl', stylisPlugins: [rtlPlugin] }),
};

/** Forgets all styles: a page that shows story after story would keep tens of thousands of rules, and become slow. */
export function forgetStyles(): void {
  for (const cache of Object.values(styles)) {
    cache.sheet.flush();
    cache.inserted = {};
    cache.registered = {};
  }
}
