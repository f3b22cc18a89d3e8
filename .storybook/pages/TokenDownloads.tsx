import { Unstyled } from '@storybook/addon-docs/blocks';
import { Actions } from '../../src/components/base/Actions/Actions.tsx';
import { Stage } from '../../src/theme/foundations/Stage.tsx';
import { certcrest } from '../../tokens/certcrest.ts';
import { cssOf, designTokensOf } from '../../tokens/exports.ts';
import { highContrast } from '../../tokens/highContrast.ts';
import { meridian } from '../../tokens/meridian.ts';
import type { Tokens } from '../../tokens/tokens.ts';

const brands = { CertCrest: certcrest, 'High contrast': highContrast, Meridian: meridian };

/** Hands a text to the reader as a file. */
function download(name: string, type: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  URL.revokeObjectURL(href);
}

const actionsOf = (name: string, tokens: Tokens) => {
  const file = name.toLowerCase().replaceAll(' ', '-');
  return [
    {
      label: `${name}, CSS variables`,
      onClick: () => download(`${file}.css`, 'text/css', cssOf(tokens)),
    },
    {
      label: `${name}, design tokens`,
      onClick: () =>
        download(`${file}.tokens.json`, 'application/json', JSON.stringify(designTokensOf(tokens), undefined, 2)),
    },
  ];
};

/** The tokens of each brand as files to take away. */
export const TokenDownloads = () => (
  <Unstyled>
    {Object.entries(brands).map(([name, tokens]) => (
      <Stage key={name}>
        <Actions actions={actionsOf(name, tokens)} />
      </Stage>
    ))}
  </Unstyled>
);
