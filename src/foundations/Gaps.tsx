import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { ExamEmblem } from '../components/exams/ExamEmblem/ExamEmblem.tsx';
import { Use } from './Samples.tsx';
import { Stage } from './Stage.tsx';
import { useLook } from './useLook.ts';

/** Space that can be seen, below or beside something, with its name at the end of the picture. */
function Gap({ space, beside = false }: { space: number; beside?: boolean }) {
  const length = `${(useLook().tokens.space * space) / 100}px`;
  return (
    <Box
      sx={({ alpha, vars }) => ({
        display: 'flex',
        alignItems: 'center',
        [beside ? 'width' : 'height']: length,
        background: alpha(vars.palette.secondary.main, 0.4),
      })}
    >
      <Use
        sx={{ position: 'absolute', insetInlineStart: 416, whiteSpace: 'nowrap' }}
      >{`space.${space}, ${length}`}</Use>
    </Box>
  );
}

/** The gaps of a section with a card, as they are on the site. */
export const Gaps = () => (
  <Stage>
    <Box sx={{ position: 'relative', width: 400, marginInlineEnd: 18 }}>
      <Box sx={{ typography: 'h2' }}>Certifications</Box>
      <Gap space={450} />
      <Card sx={{ paddingInline: 3.5 }}>
        <Gap space={350} />
        <Box sx={{ display: 'flex', alignItems: 'center' }}>
          <ExamEmblem exam="administrator" />
          <Gap space={200} beside />
          <Box sx={{ typography: 'h4' }}>Platform Administrator</Box>
        </Box>
        <Gap space={175} />
        Set up, secure, and automate an org.
        <Gap space={175} />
        <Box sx={{ display: 'flex' }}>
          <Button size="small">Start the quiz</Button>
          <Gap space={150} beside />
          <Button size="small" variant="outlined">
            Add to Cart
          </Button>
        </Box>
        <Gap space={350} />
      </Card>
      <Gap space={700} />
      <Box sx={{ typography: 'h2' }}>How it works</Box>
    </Box>
  </Stage>
);
