import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { keyframes } from '@mui/material/styles';
import { useState } from 'react';
import { Actions } from '../components/base/Actions/Actions.tsx';
import { ClockIcon, PlayIcon } from '../components/base/icons/icons.tsx';
import { Scale } from './Samples.tsx';
import { Stage } from './Stage.tsx';
import { useLook } from './useLook.ts';

const chosen = { borderColor: 'var(--cc-palette-primary-main)', background: 'var(--cc-palette-primary-soft)' };
const growing = keyframes({ to: { width: '100%' } });

/** What takes each duration, and its easing where that is not the usual one. */
const moves: Readonly<Record<string, readonly [what: string, way: typeof growing, easing?: 'easeOut' | 'sharp']>> = {
  shortest: ['Selected', keyframes({ to: chosen })],
  shorter: ['Toast', keyframes({ from: { transform: 'translateY(110%)' } })],
  standard: ['Progress', growing],
  enteringScreen: ['Drawer', keyframes({ from: { transform: 'translateX(-110%)' } }), 'easeOut'],
  leavingScreen: ['Drawer, closing', keyframes({ to: { transform: 'translateX(-110%)' } }), 'sharp'],
};

/** The durations or the easings of the theme's transitions, each with what takes it. */
export function Played({ group }: { group: 'duration' | 'easing' }) {
  const [{ count, slowness }, setPlay] = useState({ count: 0, slowness: 1 });
  const { theme } = useLook();
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
        group={group}
        look={(value, name) => {
          const [what, way, easing = 'easeInOut'] = moves[name] ?? [name, growing];
          const [time, curve] = group === 'easing' ? ['200ms', value] : [value, theme.transitions.easing[easing]];
          return (
            <Box sx={{ overflow: 'hidden' }}>
              <Card
                key={count}
                sx={{
                  width: 160,
                  height: 40,
                  lineHeight: '40px',
                  textAlign: 'center',
                  animation: count && `${way} calc(${slowness} * ${time}) ${curve} forwards`,
                }}
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
