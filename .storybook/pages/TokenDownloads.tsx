import { version } from '../../package.json';
import { Actions } from '../../src/components/base/Actions/Actions.tsx';
import { cssOf, designTokensOf } from '../../src/foundations/exports.ts';
import { Stage } from '../../src/foundations/Stage.tsx';
import { useLook } from '../../src/foundations/useLook.ts';

/** Hands a text to the reader as a file. */
function download(name: string, type: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  URL.revokeObjectURL(href);
}

/** The tokens of the look that the toolbar chose, as files to take away. */
export function TokenDownloads() {
  const look = useLook();
  const json = (scheme: 'light' | 'dark') =>
    download(
      `${look.name}.${scheme}.tokens.json`,
      'application/json',
      JSON.stringify(
        { $description: `CertCrest ${version}: ${look.name}, ${scheme}`, ...designTokensOf(look, scheme) },
        undefined,
        2,
      ),
    );
  return (
    <Stage>
      <Actions
        actions={[
          {
            label: 'CSS variables',
            variant: 'outlined',
            onClick: () => download(`${look.name}.css`, 'text/css', cssOf(look)),
          },
          { label: 'Design tokens, light (JSON)', variant: 'outlined', onClick: () => json('light') },
          { label: 'Design tokens, dark (JSON)', variant: 'outlined', onClick: () => json('dark') },
        ]}
      />
    </Stage>
  );
}
