import Typography from '@mui/material/Typography';
import { Samples, Scale } from './Samples.tsx';
import type { Variant } from './designTokens.ts';
import { purposeOf, variantsOf } from './scales.ts';
import { useLook } from './useLook.ts';

const sentence = 'Know the terrain before exam day';

/** The sizes of a variant in pixels, from the narrowest window to the widest. */
function sizesOf({ style }: Variant): string {
  const sizes = [...JSON.stringify(style).matchAll(/([\d.]+)rem(?! \+)/g)].map(([, rem]) => Number(rem) * 16);
  return [...new Set([Math.min(...sizes), Math.max(...sizes)])].join('–');
}

export interface TypeScaleProps {
  /** What is set in variants that are for no sentence. */
  words: Readonly<Record<string, string>>;
}

/** Every variant of the type scale, in its own size and font. */
export function TypeScale({ words }: TypeScaleProps) {
  const { tokens } = useLook();
  return (
    <Samples
      samples={variantsOf(tokens).map((variant) => ({
        name: variant.name,
        use: purposeOf('type', variant.name),
        value: `${sizesOf(variant)} px\nline ${variant.style.lineHeight}\nweight ${variant.style.fontWeight ?? tokens.weights.regular}`,
        look: (
          <Typography variant={variant.name} component="span">
            {words[variant.name] ?? sentence}
          </Typography>
        ),
      }))}
    />
  );
}

const fontNames: Readonly<Record<string, string>> = {
  display: 'fontFamilyDisplay',
  text: 'fontFamily',
  mono: 'fontFamilyMono',
};

/** The three fonts. */
export const Fonts = () => (
  <Scale
    group="font"
    code={(font) => fontNames[font] ?? font}
    value={(fonts) => fonts.split(',')[0]?.replaceAll(/'| Variable/g, '') ?? ''}
    look={(fontFamily) => (
      <Typography component="span" sx={{ fontFamily, fontSize: 22 }}>
        {sentence} 0123456789
      </Typography>
    )}
  />
);
