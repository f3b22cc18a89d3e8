import { useId, type ReactNode } from 'react';
import type { ElementProps } from '../../../theme/part.ts';
import { Check, Dot, Facts, Input, Label, Root, Words } from './parts.ts';

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
  /** Whether the page's code is still loading: it looks ready, but nothing can be chosen. @default false */
  loading?: boolean;
  /** Called when the learner chooses it, or no longer does. */
  onChange: (checked: boolean) => void;
}

/**
 * An option in a ChoiceGroup. When chosen, it is outlined in blue and checked.
 *
 * @when Each choice in a ChoiceGroup.
 * @whenNot Sections and their objectives: SectionTree.
 * @keyboard Space: chooses it, or takes a checkbox back. Arrow keys: move to another radio button of its `name` and choose it.
 * @screenReader A radio button or a checkbox with its label as the name and its facts as the description.
 * @status new
 */
export function Choice({
  label,
  facts,
  icon,
  variant = 'card',
  type = 'radio',
  name,
  checked,
  loading = false,
  onChange,
  ...rest
}: ChoiceProps) {
  const id = useId();
  return (
    <Root data-variant={variant} data-checked={checked} {...rest}>
      <Input
        type={type}
        name={name}
        checked={checked}
        disabled={loading}
        aria-labelledby={`${id}-label`}
        aria-describedby={facts === undefined ? undefined : `${id}-facts`}
        onChange={(event) => onChange(event.target.checked)}
      />
      {icon}
      {variant === 'chip' && checked && <Check color="primary" />}
      <Words>
        <Label id={`${id}-label`} data-variant={variant}>
          {label}
        </Label>
        {facts !== undefined && (
          <Facts id={`${id}-facts`} data-variant={variant}>
            {facts}
          </Facts>
        )}
      </Words>
      {variant === 'card' && <Dot data-checked={checked} />}
    </Root>
  );
}
