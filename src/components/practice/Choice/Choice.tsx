import { useDefaultProps } from '@mui/material/DefaultPropsProvider';
import { useId, type ReactNode } from 'react';
import { type ElementProps, ownerState, part } from '../../../theme/part.ts';
import { CheckIcon } from '../../base/icons/icons.tsx';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    CcChoice: 'root' | 'input' | 'icon' | 'words' | 'label' | 'facts' | 'dot' | 'check';
  }
  interface ComponentsPropsList {
    CcChoice: ChoiceProps;
  }
}

const Root = part(
  'label',
  'CcChoice',
  'Root',
)(({ theme }) => {
  const { palette } = theme.vars;
  return {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    minHeight: 44,
    border: `1.5px solid ${palette.edge}`,
    background: palette.background.paper,
    color: palette.text.primary,
    cursor: 'pointer',
    transition: theme.transitions.create(['background-color', 'border-color'], {
      duration: theme.transitions.duration.shortest,
    }),
    '@media (hover: hover)': { '&:hover': { borderColor: palette.primary.main } },
    '&:has(:focus-visible)': theme.mixins.focusRing,
    '&[data-checked="true"]': {
      borderColor: palette.primary.main,
      background: palette.primary.soft,
      // As thick as two edges, without moving what is inside.
      boxShadow: `inset 0 0 0 0.5px ${palette.primary.main}`,
      // Forced colours take the background away.
      '@media (forced-colors: active)': { outline: '2px solid Highlight' },
    },
    '&[data-disabled="true"]': {
      borderColor: palette.divider,
      background: palette.background.sunk,
      color: palette.text.secondary,
      cursor: 'default',
    },
    '&[data-variant="card"]': {
      flex: '1 1 210px',
      padding: theme.spacing(1.25, 2),
      borderRadius: theme.radius.medium,
    },
    '&[data-variant="chip"]': {
      gap: theme.spacing(1),
      paddingInline: theme.spacing(1.75),
      borderRadius: theme.radius.pill,
    },
  };
});

/** Lies over all of it, so that whatever is pressed is the input. */
const Input = part(
  'input',
  'CcChoice',
  'Input',
)({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

const Icon = part('span', 'CcChoice', 'Icon')({ flex: 'none', display: 'grid' });

const Words = part('span', 'CcChoice', 'Words')({ flex: 1, minWidth: 0, overflowWrap: 'break-word' });

const Label = part(
  'span',
  'CcChoice',
  'Label',
)(({ theme }) => ({
  display: 'block',
  ...theme.typography.body2,
  lineHeight: 1.3,
  fontWeight: theme.typography.fontWeightMedium,
  '&[data-variant="chip"]': { display: 'inline', fontWeight: theme.typography.subtitle1.fontWeight },
}));

const Facts = part(
  'span',
  'CcChoice',
  'Facts',
)(({ theme }) => ({
  ...theme.typography.caption,
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.text.secondary,
  '&[data-variant="card"]': { display: 'block', marginTop: 2 },
  '&[data-variant="chip"]': { marginInlineStart: theme.spacing(0.75) },
}));

/** The mark at the end of a card: an open circle, filled where it is chosen. */
const Dot = part(
  'span',
  'CcChoice',
  'Dot',
)(({ theme }) => ({
  flex: 'none',
  width: 22,
  height: 22,
  border: `1.5px solid ${theme.vars.palette.edge}`,
  borderRadius: '50%',
  background: theme.vars.palette.background.paper,
  '&[data-checked="true"]': { borderWidth: 7, borderColor: theme.vars.palette.primary.main },
  '&[data-disabled="true"]': { background: 'none', borderColor: theme.vars.palette.divider },
}));

const Check = part(
  CheckIcon,
  'CcChoice',
  'Check',
)(({ theme }) => ({
  flex: 'none',
  color: theme.vars.palette.primary.main,
}));

export interface ChoiceProps extends Omit<ElementProps<'label'>, 'children' | 'onChange'> {
  /** What is chosen, in a few words. */
  label: string;
  /** What it would give or do: below the label on a card, behind it on a chip. */
  facts?: ReactNode;
  /** Something in front of the words, such as an ExamEmblem. */
  icon?: ReactNode;
  /** Cards for what is chosen first or needs an explanation, chips for what is adjusted. @default 'card' */
  variant?: 'card' | 'chip';
  /** `radio` where at most one of a group is chosen. @default 'radio' */
  type?: 'radio' | 'checkbox';
  /** Of all radios of a group. */
  name?: string;
  /** Whether it is chosen. */
  checked: boolean;
  /** It can't be chosen now; say why beside it. @default false */
  disabled?: boolean;
  /** It waits for the page's code: nothing can be chosen yet, and it looks as if it could. @default false */
  pending?: boolean;
  /** The learner has chosen it, or no longer chooses it. */
  onChange: (checked: boolean) => void;
}

/**
 * One of the things that can be chosen in a ChoiceGroup. Chosen ones are blue, edged and ticked.
 *
 * @when Inside a ChoiceGroup: one thing that can be chosen.
 * @whenNot One of an exam's practice exams: SetChoice.
 * @whenNot When answers are shown, as the first step of a quiz: AnswerModeChoice.
 * @whenNot An answer to a question: AnswerOption, ExamOption.
 * @whenNot Sections and their objectives: SectionTree.
 * @do Give all radios of a group the same `name`.
 * @do Take cards for what is chosen first or needs an explanation, chips for what is adjusted.
 * @dont A choice that is disabled without a word: say beside the group why.
 * @keyboard Tab: moves to the group's chosen radio, or from checkbox to checkbox.
 * @keyboard Arrow keys: among radios, choose the next or the one before.
 * @keyboard Space: chooses it; a checkbox that is checked is unchecked.
 * @screenReader A radio button or a checkbox with its label as the name and its facts as the description.
 * @status new
 */
export function Choice(inProps: ChoiceProps) {
  const props = useDefaultProps({ props: inProps, name: 'CcChoice' });
  const {
    label,
    facts,
    icon,
    variant = 'card',
    type = 'radio',
    name,
    checked,
    disabled = false,
    pending = false,
    onChange,
    ...rest
  } = props;
  const id = useId();
  const state = { 'data-variant': variant, 'data-checked': checked, 'data-disabled': disabled };
  const hasFacts = facts !== undefined;
  return (
    <Root {...state} {...ownerState(props)} {...rest}>
      <Input
        type={type}
        name={name}
        checked={checked}
        disabled={disabled || pending}
        aria-labelledby={`${id}-label`}
        {...(hasFacts && { 'aria-describedby': `${id}-facts` })}
        onChange={(event) => onChange(event.target.checked)}
      />
      {icon !== undefined && <Icon>{icon}</Icon>}
      {variant === 'chip' && checked && <Check fontSize="small" />}
      <Words>
        <Label id={`${id}-label`} data-variant={variant}>
          {label}
        </Label>
        {hasFacts && (
          <Facts id={`${id}-facts`} data-variant={variant}>
            {facts}
          </Facts>
        )}
      </Words>
      {variant === 'card' && <Dot data-checked={checked} data-disabled={disabled} />}
    </Root>
  );
}
