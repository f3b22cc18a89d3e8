import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ComponentProps, Children, useId, useState, type ReactNode } from 'react';
import { counted } from '../../../../domain/numberWord.ts';
import { useIsWide } from '../../../theme/useIsWide.ts';
import { ExamEmblem } from '../../exams/ExamEmblem/ExamEmblem.tsx';

export interface MarkedQuestionsProps extends Omit<ComponentProps<'section'>, 'children' | 'title'> {
  /** The exam's name. */
  title: string;
  /** The exam's slug; undefined where it is no longer on offer. */
  exam?: string | undefined;
  /** The way to practice them together. Fields: `label`, such as "Practice 3 questions", and `href`. */
  practice?: { readonly label: string; readonly href: string } | undefined;
  /** A MarkedQuestion each, at least one. */
  children: ReactNode;
}

/**
 * The questions of one exam that a learner has missed, bookmarked, or noted, and a way to practice all of them.
 *
 * @when On the profile: what to go over again.
 * @whenNot The answers of one quiz: AnswerList.
 * @do Offer to practice them together only where the practice would have the questions that it names.
 * @keyboard Tab: reaches `practice`, each MarkedQuestion, then Show all, which keeps the focus when it is pressed.
 * @screenReader A region named by its heading of level 2, with a list and a button that expands it.
 * @status new
 */
export function MarkedQuestions({ title, exam, practice, children, ...rest }: MarkedQuestionsProps) {
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const rows = Children.toArray(children);
  const few = useIsWide('sm') ? 10 : 5;
  // One to three more are not worth a button.
  const first = rows.length > few + 3 ? few : rows.length;
  return (
    <section aria-labelledby={id} {...rest}>
      <Stack sx={{ flexFlow: 'row wrap', alignItems: 'center', gap: '12px 16px', marginBottom: 2 }}>
        {exam !== undefined && <ExamEmblem exam={exam} size={40} />}
        <Stack sx={{ flex: '1 1 200px' }}>
          <Typography variant="title" component="h2" id={id}>
            {title}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {counted(rows.length, 'question')}
          </Typography>
        </Stack>
        {practice && (
          <Button href={practice.href} size="small">
            {practice.label}
          </Button>
        )}
      </Stack>
      <Stack component="ul" role="list" sx={{ marginBottom: 2.5 }}>
        {isWhole ? rows : rows.slice(0, first)}
      </Stack>
      {rows.length > first && (
        <Button variant="outlined" size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? `Show the first ${first}` : `Show all ${rows.length}`}
        </Button>
      )}
    </section>
  );
}
