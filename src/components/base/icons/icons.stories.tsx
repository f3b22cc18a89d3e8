import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import preview from '#.storybook/preview';
import * as icons from './icons.tsx';

const AllIcons = () => (
  <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
    {Object.entries(icons).map(([name, Icon]) => (
      <Stack key={name} sx={{ alignItems: 'center', gap: 1, width: '7rem' }}>
        <Icon fontSize="medium" />
        <Typography variant="caption">{name}</Typography>
      </Stack>
    ))}
  </Stack>
);

/**
 * The icons of base: strokes in the color of their text, in MUI's three sizes.
 *
 * @when Beside a word, or inside a control that has a name.
 * @whenNot The mark of a certification: ExamEmblem.
 * @whenNot A symbol typed into text, such as an arrow or a check mark: use the icon.
 * @do Set `titleAccess` where an icon stands alone in text, as in a list of keys.
 * @dont Replace a word with an icon where there is room for the word.
 * @screenReader Hidden from screen readers, unless it has `titleAccess`.
 */
const meta = preview.meta({
  tags: ['static'],
  title: 'Icons',
  component: AllIcons,
});

export const Default = meta.story({ parameters: { noCode: 'import the icon that you need' } });
/** A size for the space it stands in: small beside words, medium and large on its own. */
export const Sizes = meta.story({
  render: () => (
    <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
      <icons.CheckIcon fontSize="small" />
      <icons.CheckIcon fontSize="medium" />
      <icons.CheckIcon fontSize="large" />
    </Stack>
  ),
});
/** Do: with its word, the icon means just one thing. */
export const BesideItsWord = meta.story({
  tags: ['do', '!dev', '!manifest'],
  render: () => <Button startIcon={<icons.RetryIcon />}>Try again</Button>,
});
/** Don’t: without its word, the icon could mean Restart as well. */
export const InPlaceOfItsWord = meta.story({
  tags: ['dont', '!dev', '!test', '!manifest'],
  render: () => (
    <IconButton aria-label="Try again">
      <icons.RetryIcon />
    </IconButton>
  ),
});
