import { styled } from '@mui/material/styles';
import Typography, { type TypographyProps } from '@mui/material/Typography';
import { Samples } from './Samples.tsx';
import { theme } from './Stage.tsx';

const words = 'Walk into the exam knowing the ground';

const FontSample = styled('span', { name: 'CcTypeScale', slot: 'FontSample' })({ fontSize: 22 });

const variants = [
  'hero',
  'h1',
  'h2',
  'h3',
  'h4',
  'lead',
  'body1',
  'body2',
  'label',
  'button',
] as const satisfies readonly TypographyProps['variant'][];

/** Every variant of the type scale, in its own size and font. */
export function TypeScale() {
  return (
    <Samples
      samples={variants.map((variant) => ({
        name: variant,
        value: `${theme.typography[variant].fontSize} / ${theme.typography[variant].lineHeight}`,
        look: (
          <Typography variant={variant} component="span">
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
