import { styled } from '@mui/material/styles';
import Typography, { type TypographyProps } from '@mui/material/Typography';
import { Samples } from './Samples.tsx';
import { theme } from './Stage.tsx';

const words = 'Walk into the exam knowing the ground';

const FontSample = styled('span', { name: 'CcTypeScale', slot: 'FontSample' })({ fontSize: 22 });

/** What the theme's typography has a size for. */
const isVariant = (style: unknown): style is { fontSize: string; lineHeight: number } =>
  typeof style === 'object' && style !== null && 'fontSize' in style && 'lineHeight' in style;

const variants = Object.entries(theme.typography).flatMap(([name, style]) =>
  isVariant(style) ? { name: name as NonNullable<TypographyProps['variant']>, style } : [],
);

/** Every variant of the type scale, in its own size and font. */
export function TypeScale() {
  return (
    <Samples
      samples={variants.map(({ name, style }) => ({
        name,
        value: `${style.fontSize} / ${style.lineHeight}`,
        look: (
          <Typography variant={name} component="span">
            {words}
          </Typography>
        ),
      }))}
    />
  );
}

/** The three fonts. */
export function Fonts() {
  const { fontFamilyDisplay, fontFamily, fontFamilyMono } = theme.typography;
  return (
    <Samples
      samples={Object.entries({ fontFamilyDisplay, fontFamily, fontFamilyMono }).map(([name, family]) => ({
        name,
        value: String(family).split(',')[0]?.replaceAll("'", '') ?? '',
        look: <FontSample style={{ fontFamily: family }}>{words} 0123456789</FontSample>,
      }))}
    />
  );
}
