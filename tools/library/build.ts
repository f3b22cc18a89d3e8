/** Builds the package of the catalog into `dist-library`, what `npm run build:library` runs. */
import { command } from '../command.ts';
import { buildLibrary } from './buildLibrary.ts';

await command(buildLibrary);
