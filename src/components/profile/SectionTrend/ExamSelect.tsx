import TextField from '@mui/material/TextField';
import { type ElementProps, part } from '../../../theme/part.ts';

const Root = part('div', 'CcExamSelect', 'Root', { maxWidth: 480 });

const Field = part(TextField, 'CcExamSelect', 'Field', {});

export interface ExamSelectProps extends Omit<ElementProps<'div'>, 'children'> {
  /** The exams to choose from. */
  exams: readonly { readonly id: string; readonly name: string }[];
  /** Id of the chosen one. */
  value: string;
  /** Another one is chosen. */
  onChoose: (id: string) => void;
}

/**
 * Chooses an exam, by the browser's own list.
 *
 * @when One exam decides what a part of a page shows, such as SectionTrends on the profile.
 * @whenNot An exam for a practice: Choice, in a ChoiceGroup.
 * @whenNot An exam among other filters: QuestionFilter.
 * @whenNot Exams to be bought or opened: ExamCatalogue.
 * @do Leave it out where there is one exam alone.
 * @keyboard Arrow keys: choose another exam.
 * @keyboard Space: opens the list.
 * @screenReader A list to choose from with the name "Exam"; what it changes is not announced.
 * @status new
 */
export function ExamSelect({ exams, value, onChoose, ...rest }: ExamSelectProps) {
  return (
    <Root {...rest}>
      <Field
        select
        fullWidth
        label="Exam"
        value={value}
        onChange={({ target }) => onChoose(target.value)}
        slotProps={{ select: { native: true } }}
      >
        {exams.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Field>
    </Root>
  );
}
