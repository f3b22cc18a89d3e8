import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Actions } from '../components/base/Actions/Actions.tsx';
import { PlayIcon } from '../components/base/icons/icons.tsx';
import type { Variant } from './designTokens.ts';
import { Samples, Scale } from './Samples.tsx';
import { scalesOf, variantsOf } from './scales.ts';
import { Stage } from './Stage.tsx';
import { useLook } from './useLook.ts';

/** The sizes of a variant in pixels, from the narrowest window to the widest. */
function sizesOf(style: Variant): string {
  const sizes = [...JSON.stringify(style).matchAll(/([\d.]+)rem(?! \+)/g)].map(([, rem]) => Number(rem) * 16);
  return [...new Set([Math.min(...sizes), Math.max(...sizes)])].join('–');
}

/** Every variant of the type scale in its own size and font, set in `words` of its own. */
export function TypeScale({ words }: { words: Readonly<Record<string, string>> }) {
  const look = useLook();
  const variants = variantsOf(look.tokens);
  return (
    <Samples
      samples={scalesOf(look).type.map(({ name, use }) => {
        const variant = name as keyof typeof variants; // the names in its group
        const { [variant]: style } = variants;
        const { fontWeight = look.tokens.weights.regular } = style;
        return {
          name,
          use,
          value: `${sizesOf(style)} px\nline ${style.lineHeight}\nweight ${fontWeight}`,
          look: (
            <Typography variant={variant} component="span">
              {words[name]}
            </Typography>
          ),
        };
      })}
    />
  );
}

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
        look={(duration) => (
          <Card
            sx={({ transitions: { create } }) => ({
              width: 48,
              height: 48,
              backgroundColor: 'primary.main',
              transition: create('transform', { duration: `calc(10 * ${duration})` }),
              transform: isAway ? 'translateX(272px)' : 'none',
            })}
          />
        )}
      />
    </>
  );
}
