import { styled } from '@mui/material/styles';
import * as icons from '../components/base/icons/icons.tsx';
import { ExamEmblem } from '../components/exams/ExamEmblem/ExamEmblem.tsx';
import { glyphs } from '../components/exams/ExamEmblem/glyphs.tsx';
import { BothSchemes, Stage } from './Stage.tsx';

const Grid = styled('ul', { name: 'CcMarks', slot: 'Grid' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  gap: theme.spacing(2.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));

const Mark = styled('li', { name: 'CcMarks', slot: 'Mark' })(({ theme }) => ({
  ...theme.typography.label,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  fontFamily: theme.typography.fontFamilyMono,
}));

/** Every icon with its name. */
export function Icons() {
  return (
    <Stage>
      <Grid role="list">
        {Object.entries(icons).map(([name, Icon]) => (
          <Mark key={name}>
            <Icon fontSize="large" /> {name}
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
