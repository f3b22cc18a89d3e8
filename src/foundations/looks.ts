import { certcrest } from '../../tokens/certcrest.ts';
import { highContrast } from '../../tokens/highContrast.ts';
import { meridian } from '../../tokens/meridian.ts';
import type { Tokens } from '../../tokens/tokens.ts';

/** The looks that the catalog's toolbar offers: the product's, its high contrast, and another brand's. */
const looks: Readonly<Record<string, Tokens>> = { certcrest, highContrast, meridian };

/** A look by its name in the toolbar. */
export const lookOf = (name: string): Tokens => looks[name] ?? certcrest;
