import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { keyframes } from '@mui/material/styles';
import { useState } from 'react';
import { Actions } from '../components/base/Actions/Actions.tsx';
import { ClockIcon, PlayIcon } from '../components/base/icons/icons.tsx';
import { Scale } from './Samples.tsx';
import { Stage } from './Stage.tsx';

type Move = readonly [what: string, way: ReturnType<typeof keyframes>, easing?: 'easeOut' | 'sharp'];

const chosen = { borderColor: 'var(--cc-palette-primary-main)', background: 'var(--cc-palette-primary-soft)' };

/** What takes each duration. */
const moves: Readonly<Record<string, Move>> = {
  shortest: ['Selected', keyframes({ to: chosen })],
  shorter: ['Toast', keyframes({ from: { transform: 'translateY(110%)' } })],
  standard: ['Progress', keyframes({ to: { width: '100%' } })],
  enteringScreen: ['Drawer', keyframes({ from: { transform: 'translateX(-110%)' } }), 'easeOut'],
  leavingScreen: ['Drawer, closing', keyframes({ to: { transform: 'translateX(-110%)' } }), 'sharp'],
};

/** The durations of the theme's transitions, each with what takes it, and its own easing. */
export function Durations() {
  const [{ count, slowness }, setPlay] = useState({ count: 0, slowness: 1 });
  const play = (slowness: number) => setPlay({ count: count + 1, slowness });
  return (
    <>
      <Stage>
        <Actions
          actions={[
            { label: 'Play', startIcon: <PlayIcon />, onClick: () => play(1) },
            { label: 'Play ten times slower', startIcon: <ClockIcon />, onClick: () => play(10) },
          ]}
        />
      </Stage>
      <Scale
        group="duration"
        look={(duration, name) => {
          const [what, way, easing = 'easeInOut'] = moves[name] ?? [name];
          return (
            <Box sx={{ overflow: 'hidden' }}>
              <Card
                key={count}
                sx={({ transitions }) => ({
                  width: 160,
                  height: 40,
                  lineHeight: '40px',
                  textAlign: 'center',
                  animation:
                    way && count && `${way} calc(${slowness} * ${duration}) ${transitions.easing[easing]} forwards`,
                })}
              >
                {what}
              </Card>
            </Box>
          );
        }}
      />
    </>
  );
}
