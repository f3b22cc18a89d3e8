// The three faces, self-hosted from packages; the browser loads only the subsets that a page uses.
import '@fontsource-variable/bricolage-grotesque/index.css';
import '@fontsource-variable/hanken-grotesk/index.css';
import '@fontsource-variable/jetbrains-mono/index.css';
import './fallbackFaces.css';
