import { styled } from '@mui/material/styles';
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

/** Every icon with its name. */
export const Icons = () => (
  <Stage>
    <Grid role="list">
      {Object.entries(icons).map(([name, Icon]) => (
        <Mark key={name}>
          <Icon fontSize="large" />
          <Copyable text={`${name} as SVG`} read={svgBeside} covers>
            {name}
          </Copyable>
        </Mark>
      ))}
    </Grid>
  </Stage>
);

/** Every emblem with the slug of its exam, and the one for exams that have none. */
export const Emblems = () => (
  <Stage>
    <Grid role="list">
      {[...Object.keys(glyphs), 'any other'].map((slug) => (
        <Mark key={slug}>
          <ExamEmblem exam={slug} />
          <Copyable text={`${slug} as SVG`} read={svgBeside} covers>
            {slug}
          </Copyable>
        </Mark>
      ))}
    </Grid>
  </Stage>
);
