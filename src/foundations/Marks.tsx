import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import * as icons from '../components/base/icons/icons.tsx';
import { ExamEmblem } from '../components/exams/ExamEmblem/ExamEmblem.tsx';
import { glyphs } from '../components/exams/ExamEmblem/glyphs.tsx';
import { Copyable } from './Copyable.tsx';
import { Stage } from './Stage.tsx';

const columns = 'repeat(auto-fill, minmax(132px, 1fr))';
const mark = {
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: 1.5,
  paddingBlock: 2,
  '&:hover': { borderColor: 'primary.main' },
} as const;

/** The drawing beside a button as a file has it, without what belongs to a page. */
function svgBeside(button: HTMLElement): string {
  const svg = button.parentElement?.querySelector('svg')?.cloneNode(true) as SVGElement; // each mark has one
  for (const name of ['class', 'focusable', 'aria-hidden', 'data-testid']) svg.removeAttribute(name);
  const color = svg.getAttribute('color');
  if (color !== null) svg.setAttribute('fill', color);
  return new XMLSerializer().serializeToString(svg).replaceAll('currentColor', color ?? 'currentColor');
}

/** Drawings with their names, which a click copies as SVG. */
const Marks = ({ marks }: { marks: readonly (readonly [name: string, drawing: ReactNode])[] }) => (
  <Stage>
    <Box
      component="ul"
      role="list"
      sx={{ display: 'grid', gridTemplateColumns: columns, gap: 1.5, margin: 0, padding: 0 }}
    >
      {marks.map(([name, drawing]) => (
        <Card key={name} component="li" sx={mark}>
          {drawing}
          <Copyable text={`${name} as SVG`} read={svgBeside} covers>
            {name}
          </Copyable>
        </Card>
      ))}
    </Box>
  </Stage>
);

/** Every icon with its name. */
export const Icons = () => (
  <Marks marks={Object.entries(icons).map(([name, Icon]) => [name, <Icon key={name} fontSize="large" />])} />
);

/** Every emblem with the slug of its exam, and the one for exams that have none. */
export const Emblems = () => (
  <Marks marks={[...Object.keys(glyphs), 'any other'].map((slug) => [slug, <ExamEmblem key={slug} exam={slug} />])} />
);
