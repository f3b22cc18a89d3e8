import { Unstyled } from '@storybook/addon-docs/blocks';
import { Actions } from '../../src/components/base/Actions/Actions.tsx';
import { cssOf, designTokensOf } from '../../src/foundations/exports.ts';
import { lookOf } from '../../src/foundations/looks.ts';
import { Stage } from '../../src/foundations/Stage.tsx';
import { createSiteTheme } from '../../src/theme/theme.ts';

const brands = { CertCrest: 'certcrest', 'High contrast': 'highContrast', Meridian: 'meridian' };

/** Hands a text to the reader as a file. */
function download(name: string, type: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  URL.revokeObjectURL(href);
}

const actionsOf = (name: string, brand: string) => {
  const tokens = lookOf(brand);
  const look = { tokens, theme: createSiteTheme({ tokens }) };
  const file = name.toLowerCase().replaceAll(' ', '-');
  return [
    {
      label: `${name}, CSS variables`,
      onClick: () => download(`${file}.css`, 'text/css', cssOf(look)),
    },
    ...(['light', 'dark'] as const).map((scheme) => ({
      label: `${name}, design tokens, ${scheme}`,
      onClick: () =>
        download(
          `${file}.${scheme}.tokens.json`,
          'application/json',
          JSON.stringify(designTokensOf(look, scheme), undefined, 2),
        ),
    })),
  ];
};

/** The tokens of each brand as files to take away. */
export const TokenDownloads = () => (
  <Unstyled>
    {Object.entries(brands).map(([name, brand]) => (
      <Stage key={name}>
        <Actions actions={actionsOf(name, brand)} />
      </Stage>
    ))}
  </Unstyled>
);
