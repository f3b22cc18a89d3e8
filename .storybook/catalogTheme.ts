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
    colorPrimary: colors.action,
    colorSecondary: colors.action,
    appBg: colors.sunk,
    appContentBg: colors.paper,
    appPreviewBg: colors.paper,
    appBorderColor: colors.line,
    appBorderRadius: certcrest.radii.medium,
    barBg: colors.surface,
    barTextColor: colors.inkSoft,
    barHoverColor: colors.actionStrong,
    barSelectedColor: colors.action,
    textColor: colors.ink,
    textInverseColor: colors.paper,
    textMutedColor: colors.inkSoft,
    inputBg: colors.surface,
    inputBorder: colors.edge,
    inputTextColor: colors.ink,
    inputBorderRadius: certcrest.radii.medium,
    buttonBg: colors.surface,
    buttonBorder: colors.edge,
    booleanBg: colors.sunk,
    booleanSelectedBg: colors.surface,
  });
}
