import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Actions } from '../components/base/Actions/Actions.tsx';
import { PlayIcon } from '../components/base/icons/icons.tsx';
import type { Variant } from './designTokens.ts';
import { Samples, Scale } from './Samples.tsx';
import { purposeOf, variantsOf } from './scales.ts';
import { Stage } from './Stage.tsx';
import { useLook } from './useLook.ts';

const sentence = 'Walk into the exam knowing the ground';

/** The sizes of a variant in pixels, from the narrowest window to the widest. */
function sizesOf({ style }: Variant): string {
  const sizes = [...JSON.stringify(style).matchAll(/([\d.]+)rem(?! \+)/g)].map(([, rem]) => Number(rem) * 16);
  return [...new Set([Math.min(...sizes), Math.max(...sizes)])].join('–');
}

/** Every variant of the type scale in its own size and font, set in `words` of its own. */
export function TypeScale({ words }: { words: Readonly<Record<string, string>> }) {
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

/** A length. */
export const Bar = ({ width }: { width: string }) => <Box sx={{ width, height: 16, bgcolor: 'primary.main' }} />;

/** Steps of the grid, each with its use. */
export function SpaceSteps({ uses }: { uses: readonly (readonly [step: number, use: string])[] }) {
  const { theme, tokens } = useLook();
  return (
    <Samples
      samples={uses.map(([step, use]) => ({
        name: `theme.spacing(${step})`,
        use,
        value: `${step * tokens.space}px`,
        look: <Bar width={theme.spacing(step)} />,
      }))}
    />
  );
}

/** Every corner radius. */
export const Corners = () => (
  <Scale
    group="radius"
    code={(name) => `theme.radius.${name}`}
    look={(borderRadius) => <Card sx={{ width: 160, height: 64, borderColor: 'edge', borderRadius }} />}
  />
);

/** The shadows of what floats. */
export const Shadows = () => (
  <Scale
    group="shadow"
    code={(elevation) => `theme.vars.shadows[${elevation}]`}
    look={(boxShadow) => <Card sx={{ width: 160, height: 56, marginY: 1, boxShadow }} />}
  />
);

/** The layers above a page, the highest first. */
export const Layers = () => (
  <Scale
    group="layer"
    code={(layer) => `theme.zIndex.${layer}`}
    look={(layer) => <Card sx={{ width: 160, height: 56, marginLeft: `${(Number(layer) - 1000) / 2}px` }} />}
  />
);

/** A mark that goes from one end of its track to the other. */
const Track = styled('div', { name: 'CcScaleSamples', slot: 'Track' })(({ theme: own }) => ({
  width: own.spacing(40),
  borderRadius: own.radius.medium,
  background: own.vars.palette.background.sunk,
  '&::before': {
    content: '""',
    display: 'block',
    width: own.spacing(6),
    height: own.spacing(6),
    borderRadius: own.radius.medium,
    background: own.vars.palette.primary.main,
    transition: own.transitions.create('transform'),
    transitionDuration: 'inherit',
  },
  '&[data-away="true"]::before': { transform: `translateX(${own.spacing(34)})` },
}));

/** The durations of the theme's transitions, started together at a tenth of their speed: at their own all look alike. */
export function Durations() {
  const [isAway, setAway] = useState(false);
  return (
    <>
      <Stage>
        <Actions actions={[{ label: 'Play', startIcon: <PlayIcon />, onClick: () => setAway(!isAway) }]} />
      </Stage>
      <Scale
        group="duration"
        code={(name) => `theme.transitions.duration.${name}`}
        look={(duration) => <Track data-away={isAway} style={{ transitionDuration: `calc(10 * ${duration})` }} />}
      />
    </>
  );
}
