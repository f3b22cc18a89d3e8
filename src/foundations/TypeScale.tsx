import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Samples } from './Samples.tsx';
import { variantsOf, variantUses } from './scales.ts';
import { useLook } from './useLook.ts';

const words = 'Walk into the exam knowing the ground';

const FontSample = styled('span', { name: 'CcTypeScale', slot: 'FontSample' })({ fontSize: 22 });

/** Every variant of the type scale, in its own size and font. */
export function TypeScale() {
  return (
    <Samples
      samples={variantsOf(useLook().tokens).map(({ name, style }) => ({
        name,
        value: `${variantUses[name] ?? ''}. ${style.fontSize} / ${style.lineHeight}`,
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
  const { fontFamilyDisplay, fontFamily, fontFamilyMono } = useLook().theme.typography;
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
