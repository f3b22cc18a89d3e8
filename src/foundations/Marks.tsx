import { styled } from '@mui/material/styles';
import * as icons from '../components/base/icons/icons.tsx';
import { ExamEmblem } from '../components/exams/ExamEmblem/ExamEmblem.tsx';
import { glyphs } from '../components/exams/ExamEmblem/glyphs.tsx';
import { Copyable } from './Copyable.tsx';
import { BothSchemes, Stage } from './Stage.tsx';

const Grid = styled('ul', { name: 'CcMarks', slot: 'Grid' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  gap: theme.spacing(2.5),
  ...theme.mixins.plainList,
}));

const Mark = styled('li', { name: 'CcMarks', slot: 'Mark' })(({ theme }) => ({
  ...theme.typography.label,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  fontFamily: theme.typography.fontFamilyMono,
}));

const svgBeside = (button: HTMLElement) =>
  button.parentElement?.querySelector('svg')?.outerHTML.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"') ??
  '';

/** Every icon with its name, which copies it. */
export function Icons() {
  return (
    <Stage>
      <Grid role="list">
        {Object.entries(icons).map(([name, Icon]) => (
          <Mark key={name}>
            <Icon fontSize="large" />
            <Copyable text={`${name} as SVG`} read={svgBeside}>
              {name}
            </Copyable>
          </Mark>
        ))}
      </Grid>
    </Stage>
  );
}

/** Every emblem with the slug of its exam, and the one for exams that have none. */
export function Emblems() {
  return (
    <BothSchemes>
      {() => (
        <Grid role="list">
          {[...Object.keys(glyphs), 'any other'].map((slug) => (
            <Mark key={slug}>
              <ExamEmblem exam={slug} /> {slug}
            </Mark>
          ))}
        </Grid>
      )}
    </BothSchemes>
  );
}
