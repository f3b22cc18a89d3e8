import { ExamEmblem } from '../../components/ExamEmblem/ExamEmblem.tsx';
import { glyphs } from '../../components/ExamEmblem/glyphs.tsx';
import { Icon, iconNames } from '../../components/Icon/Icon.tsx';
import { font, space, type } from '../style.ts';
import { styled } from '../styled.ts';
import { Stage } from './Stage.tsx';

const Grid = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  gap: space(2.5),
  '& li': { ...type.label, display: 'flex', alignItems: 'center', gap: space(1.5), fontFamily: font.mono },
});

/** Every icon with its name. */
export function Icons() {
  return (
    <Stage>
      <Grid role="list">
        {iconNames.map((name) => (
          <li key={name}>
            <Icon name={name} size={24} /> {name}
          </li>
        ))}
      </Grid>
    </Stage>
  );
}

/** Every emblem with the slug of its exam, and the one for exams that have none. */
export function Emblems() {
  return (['light', 'dark'] as const).map((scheme) => (
    <Stage key={scheme} scheme={scheme}>
      <Grid role="list">
        {[...Object.keys(glyphs), 'any other'].map((slug) => (
          <li key={slug}>
            <ExamEmblem exam={slug} /> {slug}
          </li>
        ))}
      </Grid>
    </Stage>
  ));
}
