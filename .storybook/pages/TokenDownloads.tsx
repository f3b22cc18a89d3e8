import { version } from '../../package.json';
import { Actions } from '../../src/components/base/Actions/Actions.tsx';
import { cssOf, designTokensOf } from '../../src/foundations/exports.ts';
import { Stage } from '../../src/foundations/Stage.tsx';
import { type Look, useLook } from '../../src/foundations/useLook.ts';

/** Hands a text to the reader as a file. */
function download(name: string, type: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  URL.revokeObjectURL(href);
}

/** A look as files to take away. */
const filesOf = (look: Look) => [
  {
    label: 'CSS variables',
    name: `${look.name}.css`,
    type: 'text/css',
    text: `/* CertCrest ${version}: ${look.name}, light and dark */\n\n${cssOf(look)}`,
  },
  ...(['light', 'dark'] as const).map((scheme) => ({
    label: `Design tokens, ${scheme}`,
    name: `${look.name}.${scheme}.tokens.json`,
    type: 'application/json',
    text: JSON.stringify(
      { $description: `CertCrest ${version}: ${look.name}, ${scheme}`, ...designTokensOf(look, scheme) },
      undefined,
      2,
    ),
  })),
];

/** The tokens of the look that the toolbar chose, each file with its format and its size. */
export const TokenDownloads = () => (
  <Stage>
    <Actions
      size="small"
      actions={filesOf(useLook()).map(({ label, name, type, text }) => ({
        label: `${label} (${name.split('.').at(-1)?.toUpperCase()}, ${Math.ceil(text.length / 1024)} KB)`,
        variant: 'outlined',
        onClick: () => download(name, type, text),
      }))}
    />
  </Stage>
);
