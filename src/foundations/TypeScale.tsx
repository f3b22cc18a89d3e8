import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Samples } from './Samples.tsx';
import { purposeOf, variantsOf, type Variant } from './scales.ts';
import { useLook } from './useLook.ts';

const sentence = 'Know the terrain before exam day';

const FontSample = styled('span', { name: 'CcTypeScale', slot: 'FontSample' })({ fontSize: 22 });

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

/** The three fonts. */
export function Fonts() {
  const { fonts } = useLook().tokens;
  const names = { display: 'fontFamilyDisplay', text: 'fontFamily', mono: 'fontFamilyMono' } as const;
  return (
    <Samples
      samples={(['display', 'text', 'mono'] as const).map((font) => ({
        name: names[font],
        use: purposeOf('font', font),
        value: fonts[font].split(',')[0]?.replaceAll(/'| Variable/g, '') ?? '',
        look: <FontSample style={{ fontFamily: fonts[font] }}>{sentence} 0123456789</FontSample>,
      }))}
    />
  );
}
