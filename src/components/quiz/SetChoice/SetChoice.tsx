import { useDefaultProps } from '@mui/material/DefaultPropsProvider';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { type ElementProps, ownerState, part } from '../../../theme/part.ts';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    CcSetChoice: 'root' | 'title' | 'choices';
  }
  interface ComponentsPropsList {
    CcSetChoice: SetChoiceProps;
  }
}

const Root = part('div', 'CcSetChoice', 'Root')({});

const Title = part(
  Typography,
  'CcSetChoice',
  'Title',
)(({ theme }) => ({
  marginBottom: theme.spacing(1.5),
}));

const Choices = part(ToggleButtonGroup, 'CcSetChoice', 'Choices')({ flexWrap: 'wrap' });

export interface SetChoiceProps extends Omit<ElementProps<'div'>, 'children'> {
  /** How many questions the whole exam has. */
  total: number;
  /** The disjoint practice exams: their numbers, and how many questions each has. */
  sets: readonly { readonly set: number; readonly questionCount: number }[];
  /** The one that is chosen; undefined for all questions. */
  chosen: number | undefined;
  /** The learner has chosen a practice exam; undefined for all questions. */
  onChoose: (set: number | undefined) => void;
}

const ALL = 0;

/** Chooses one of an exam's practice exams, or all of its questions. */
export function SetChoice(inProps: SetChoiceProps) {
  const props = useDefaultProps({ props: inProps, name: 'CcSetChoice' });
  const { total, sets, chosen, onChoose, ...rest } = props;
  const id = useId();
  return (
    <Root {...ownerState(props)} {...rest}>
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
    </Root>
  );
}
