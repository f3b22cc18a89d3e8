import Skeleton from '@mui/material/Skeleton';
import Stack, { type StackProps } from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { part } from '../../../theme/part.ts';

const Choices = part('div', 'CcChoiceGroup', 'Choices', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(1.25),
  '&[data-layout="row"]': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(1) },
  '&[data-layout="columns"]': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 210px), 1fr))' },
  '&[data-layout="two"]': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(34%, 12rem)), 1fr))' },
}));

const LoadingChoice = part(Skeleton, 'CcChoiceGroup', 'LoadingChoice', ({ theme }) => ({
  // The sections of an exam.
  height: 424,
  '&[data-layout="row"]': { width: 128, height: 44, borderRadius: theme.radius.pill },
}));

export interface ChoiceGroupProps extends Omit<StackProps, 'children' | 'title'> {
  /** What is chosen, as a heading above the choices. */
  title: string;
  /** The Choices, or a SectionTree. */
  children?: ReactNode;
  /** How they stand: cards in columns or in two, chips in a row, or something over the whole width. @default 'whole' */
  layout?: 'columns' | 'two' | 'row' | 'whole';
  /** Whether at most one can be chosen. @default false */
  exclusive?: boolean;
  /** What has to be known about some of the choices, such as why some are missing. */
  note?: ReactNode;
  /** Whether the choices are still loading: it shows their shape. @default false */
  loading?: boolean;
}

/**
 * One question of a form that is answered by choosing, such as from which pool questions are taken.
 *
 * @when Each question of the practice builder.
 * @whenNot One of a few, in a list: SelectField.
 * @do Say beside a `loading` one, in a VisuallyHidden status, that the choices are loading.
 * @keyboard Tab: reaches the group, or each choice where several can be chosen. Arrow keys: choose where one can be.
 * @screenReader A group named by its heading of level 2 and described by its note. While it loads it is skipped.
 * @status new
 */
export function ChoiceGroup({
  title,
  children,
  layout = 'whole',
  exclusive = false,
  note,
  loading = false,
  ...rest
}: ChoiceGroupProps) {
  const id = useId();
  if (loading) {
    return (
      <Stack spacing={1.5} aria-hidden {...rest}>
        <Skeleton sx={{ width: 160, height: 25 }} />
        <Choices data-layout={layout}>
          {Array.from({ length: layout === 'whole' ? 1 : 6 }, (_, index) => (
            <LoadingChoice key={index} data-layout={layout} />
          ))}
        </Choices>
      </Stack>
    );
  }
  return (
    <Stack
      spacing={1.5}
      role={exclusive ? 'radiogroup' : 'group'}
      aria-labelledby={id}
      aria-describedby={note === undefined ? undefined : `${id}-note`}
      {...rest}
    >
      <Typography variant={layout === 'two' ? 'h3' : 'h4'} component="h2" id={id} sx={{ scrollMarginTop: 24 }}>
        {title}
      </Typography>
      <Choices data-layout={layout}>{children}</Choices>
      {note !== undefined && (
        <Typography variant="body2" component="div" color="textSecondary" id={`${id}-note`}>
          {note}
        </Typography>
      )}
    </Stack>
  );
}
