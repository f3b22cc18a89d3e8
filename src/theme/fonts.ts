// The three fonts, self-hosted from packages. The build adds fallbacks of their measures (vite.config.ts).
import '@fontsource-variable/bricolage-grotesque/wght.css';
import '@fontsource-variable/hanken-grotesk/wght.css';
import '@fontsource-variable/jetbrains-mono/wght.css';
