import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import * as icons from '../components/base/icons/icons.tsx';
import { ExamEmblem } from '../components/exams/ExamEmblem/ExamEmblem.tsx';
import { glyphs } from '../components/exams/ExamEmblem/glyphs.tsx';
import { Copyable } from './Copyable.tsx';
import { Stage } from './Stage.tsx';

const Grid = styled('ul', { name: 'CcMarks', slot: 'Grid' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
  gap: theme.spacing(1.5),
  ...theme.mixins.plainList,
}));

const Mark = styled('li', { name: 'CcMarks', slot: 'Mark' })(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(1.5),
  padding: theme.spacing(2.5, 1, 1.5),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radius.medium,
  background: theme.vars.palette.background.paper,
  textAlign: 'center',
  '&:hover': { borderColor: theme.vars.palette.primary.main },
}));

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
    <Grid role="list">
      {marks.map(([name, drawing]) => (
        <Mark key={name}>
          {drawing}
          <Copyable text={`${name} as SVG`} read={svgBeside} covers>
            {name}
          </Copyable>
        </Mark>
      ))}
    </Grid>
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
