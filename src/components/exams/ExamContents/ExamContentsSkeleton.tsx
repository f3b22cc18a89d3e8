import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { part } from '../../../theme/part.ts';
import { Lead, Root, Section, Sections } from './parts.ts';

const Shape = part(Skeleton, 'CcExamContents', 'Shape', { gridColumn: '1 / -1', height: 20, alignSelf: 'center' });

export const contentsTitle = 'What’s covered';
export const contentsLead = 'The sections of the official guide, with their share of the exam.';

/**
 * ExamContents whose sections are still loading, in the shape of seven.
 *
 * @when On an exam's page, until its sections have loaded.
 * @screenReader Its heading; the shapes are skipped. The page says that it is loading.
 * @status new
 */
export const ExamContentsSkeleton = () => (
  <Root>
    <Typography variant="h3" component="h2">
      {contentsTitle}
    </Typography>
    <Lead variant="body2" component="div">
      {contentsLead}
    </Lead>
    <Sections component="ul" aria-hidden>
      {[1, 2, 3, 4, 5, 6, 7].map((section) => (
        <Section key={section}>
          <Shape />
        </Section>
      ))}
    </Sections>
  </Root>
);
