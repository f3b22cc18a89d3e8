import { tabValue } from '../../src/data/tabState.ts';
import { useTabValue } from '../../src/data/useTabValue.ts';

/** How a story is shown, beside its scheme and its window: what the catalog's toolbar chooses. */
export interface ShownAs {
  /** One of the themes in `tokens/`. */
  readonly look: string;
  readonly direction: 'ltr' | 'rtl';
  /** `large` has twice the size, `long` half as many letters again. */
  readonly text: 'usual' | 'large' | 'long';
}

const override = tabValue<Partial<ShownAs>>({});

/** Shows what is mounted in another way, without mounting it again. What is left out is as the toolbar says. */
export const showAs: (next: Partial<ShownAs>) => void = override.set;

/** What `showAs` said last. */
export const useOverride = (): Partial<ShownAs> => useTabValue(override);
