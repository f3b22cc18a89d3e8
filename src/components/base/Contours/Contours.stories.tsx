import { styled } from '@mui/material/styles';
import preview from '#.storybook/preview';
import { Contours } from './Contours.tsx';

const Ground = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  height: 360,
  background: theme.vars.palette.night.main,
  '&[data-tone="paper"]': { background: theme.vars.palette.background.paper },
}));

const meta = preview.meta({
  tags: ['static'],
  component: Contours,
  decorators: [
    (Story, { args }) => (
      <Ground data-tone={args.tone}>
        <Story />
      </Ground>
    ),
  ],
});

export const Default = meta.story({});
/** Behind the words of an error, an empty state, or a page’s heading. */
export const OnPaper = meta.story({ args: { tone: 'paper' } });
