import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

const Title = styled(Typography, { name: 'CcSetChoice', slot: 'Title' })(({ theme }) => ({
  marginBottom: theme.spacing(1.5),
})) as typeof Typography; // styled() forgets `component`

const Choices = styled(ToggleButtonGroup, { name: 'CcSetChoice', slot: 'Choices' })({ flexWrap: 'wrap' });

export interface SetChoiceProps {
  /** How many questions the whole exam has. */
  total: number;
  /** The disjoint practice exams: their numbers, and how many questions each has. */
  sets: readonly { readonly set: number; readonly questionCount: number }[];
  /** The one that is chosen; undefined for all questions. */
  chosen: number | undefined;
  onChoose: (set: number | undefined) => void;
}

const ALL = 0;

/** Chooses one of an exam's practice exams, or all of its questions. */
export function SetChoice({ total, sets, chosen, onChoose }: SetChoiceProps) {
  const id = useId();
  return (
    <div>
      <Title variant="h3" component="h2" id={id}>
        Which questions?
      </Title>
      <Choices
        exclusive
        aria-labelledby={id}
        value={chosen ?? ALL}
        onChange={(_, value: number | null) => {
          // The chosen one was pressed again.
          if (value !== null) onChoose(value === ALL ? undefined : value);
        }}
      >
        <ToggleButton value={ALL}>All {total}</ToggleButton>
        {sets.map(({ set, questionCount }) => (
          <ToggleButton key={set} value={set}>
            Practice exam {set} ({questionCount})
          </ToggleButton>
        ))}
      </Choices>
    </div>
  );
}
