import '../src/theme/fonts.ts';
import '@fontsource-variable/figtree/wght.css';
import '@fontsource-variable/fraunces/wght.css';
import { certcrest } from '../tokens/certcrest.ts';

/** Loads the product's fonts: the site shows its fallback where one is late, but the catalog is there for the look. */
export async function fontsReady(): Promise<void> {
  const families = Object.values(certcrest.fonts).map((list) => list.split(',', 1)[0]);
  // A fallback among them is a font of the reader's machine, which may have none: it is left to the browser.
  await Promise.all(families.map((family) => document.fonts.load(`16px ${family}`)));
}
