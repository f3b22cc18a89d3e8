import { create } from 'storybook/theming';
import { certcrest } from '../tokens/certcrest.ts';

/** The look of the catalog's frame and of its pages, in a scheme of the product. */
export function catalogTheme(scheme: 'light' | 'dark') {
  const colors = certcrest.colors[scheme];
  return create({
    base: scheme,
    brandTitle: 'CertCrest catalog',
    brandUrl: './?path=/docs/start--docs',
    brandTarget: '_self',
    fontBase: certcrest.fonts.text,
    fontCode: certcrest.fonts.mono,
    colorPrimary: colors['primary.main'],
    colorSecondary: colors['primary.main'],
    appBg: colors['background.sunk'],
    appContentBg: colors['background.default'],
    appPreviewBg: colors['background.default'],
    appBorderColor: colors.divider,
    appBorderRadius: certcrest.radii.medium,
    barBg: colors['background.paper'],
    barTextColor: colors['text.secondary'],
    barHoverColor: colors['primary.dark'],
    barSelectedColor: colors['primary.main'],
    textColor: colors['text.primary'],
    textInverseColor: colors['background.default'],
    textMutedColor: colors['text.secondary'],
    inputBg: colors['background.paper'],
    inputBorder: colors.edge,
    inputTextColor: colors['text.primary'],
    inputBorderRadius: certcrest.radii.medium,
    buttonBg: colors['background.paper'],
    buttonBorder: colors.edge,
    booleanBg: colors['background.sunk'],
    booleanSelectedBg: colors['background.paper'],
  });
}
