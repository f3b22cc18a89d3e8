import type { CardProps } from '@mui/material/Card';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type MouseEvent, useId, useState } from 'react';
import {
  chosenObjectives,
  type PracticeSection,
  type SectionState,
  sectionState,
  toggled,
} from '../../../../domain/practice/sections.ts';
import { questionsInWords } from '../../../../domain/practice/words.ts';
import { ChevronDownIcon } from '../../base/icons/icons.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { Weakest } from '../../exams/ExamContents/parts.ts';
import { Count, Item, Objectives, Root, Section, Words } from './parts.ts';

export interface SectionTreeProps extends Omit<CardProps<'ul'>, 'children' | 'component' | 'onChange'> {
  /** The sections, in the order of the exam guide. Each: `id`, `name`, `weight?`, and `objectives` (`id`, `name`). */
  sections: readonly PracticeSection[];
  /** Ids of the sections and objectives that are chosen; none stands for all. */
  from: readonly string[];
  /** How many questions a section gives, by what is chosen of it, and an objective, by their ids. */
  counts: Readonly<Record<string, number>>;
  /** The name of the section to practice next: "Weakest" stands beside it. */
  weakest?: string | undefined;
  /** Called with the ids that are now chosen. */
  onChange: (from: string[]) => void;
}

/**
 * Chooses sections and objectives, each with its number of questions. A partly chosen section starts open.
 *
 * @when Choosing what to practice, by section and objective.
 * @whenNot A few things on one level: Choice.
 * @do Give it a new `key` with each exam, so that the right sections are open.
 * @keyboard Tab: reaches Clear, then each checkbox, which Space checks, and "Objectives of", which opens a list.
 * @screenReader Checkboxes, each with its number of questions; one that is chosen in part is mixed.
 * @screenReader The button "Objectives of" a section is expanded or collapsed; its objectives are a list.
 * @status new
 */
export function SectionTree({ sections, from, counts, weakest, onChange, ...rest }: SectionTreeProps) {
  const id = useId();
  const [open, setOpen] = useState(() =>
    sections.filter((section) => sectionState(section, from) === 'some').map((section) => section.id),
  );
  function clear({ currentTarget }: MouseEvent) {
    // The button goes: the first section takes the focus.
    currentTarget.closest('ul')?.querySelector('input')?.focus();
    onChange([]);
  }
  const toggle = (one: string) => onChange(toggled(sections, from, one));
  return (
    <Root component="ul" role="list" {...rest}>
      <Section>
        <Stack
          sx={{
            flexFlow: 'row wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 1,
            ml: 1.5,
            mr: 5.5,
            minHeight: 44,
          }}
        >
          {from.length === 0 ? (
            <Count>Leave blank for all</Count>
          ) : (
            <Button variant="text" size="small" onClick={clear} sx={{ paddingInline: 1, marginInlineStart: -1 }}>
              Clear
            </Button>
          )}
          <Count aria-hidden>Questions</Count>
        </Stack>
      </Section>
      {sections.map((section, index) => {
        const { objectives, name, weight } = section;
        const state = sectionState(section, from);
        const chosen = chosenObjectives(section, from);
        const isOpen = open.includes(section.id);
        const listId = `${id}-${index}`;
        return (
          <Section key={section.id}>
            <Stack direction="row" sx={{ alignItems: 'center' }}>
              <CheckRow
                level={1}
                name={name}
                state={state}
                share={[
                  weight !== undefined && `${weight}% of exam`,
                  state === 'some' && `${chosen.length} of ${objectives.length} objectives`,
                ]
                  .filter(Boolean)
                  .join(', ')}
                count={counts[section.id] ?? 0}
                isWeakest={name === weakest}
                inset={objectives.length === 0}
                onChange={() => toggle(section.id)}
              />
              {objectives.length > 0 && (
                <IconButton
                  aria-expanded={isOpen}
                  aria-controls={listId}
                  aria-label={`Objectives of ${name}`}
                  onClick={() => setOpen(isOpen ? open.filter((one) => one !== section.id) : [...open, section.id])}
                >
                  <ChevronDownIcon sx={{ rotate: isOpen ? '180deg' : '0deg' }} />
                </IconButton>
              )}
            </Stack>
            <Objectives role="list" id={listId} hidden={!isOpen}>
              {isOpen &&
                objectives.map((objective) => (
                  <li key={objective.id}>
                    <CheckRow
                      level={2}
                      name={objective.name}
                      state={chosen.includes(objective.id) ? 'all' : 'none'}
                      count={counts[objective.id] ?? 0}
                      inset
                      onChange={() => toggle(objective.id)}
                    />
                  </li>
                ))}
            </Objectives>
          </Section>
        );
      })}
    </Root>
  );
}

interface CheckRowProps {
  /** 1 for a section, 2 for an objective. */
  level: 1 | 2;
  name: string;
  state: SectionState;
  /** How much of the exam it is, and how much of it is chosen. */
  share?: string;
  isWeakest?: boolean;
  count: number;
  /** No button stands beside it, and its number stands where the others do. */
  inset?: boolean;
  onChange: () => void;
}

const CheckRow = ({ level, name, state, share, isWeakest, count, inset, onChange }: CheckRowProps) => (
  <Item data-level={level} data-inset={inset}>
    <Checkbox checked={state === 'all'} indeterminate={state === 'some'} onChange={onChange} />
    <Words>
      <Typography variant={level === 1 ? 'subtitle2' : 'compact'} component="div">
        {name}
      </Typography>
      {share && (
        <Typography variant="caption" component="div" color="textSecondary">
          {share} {isWeakest && <Weakest>Weakest</Weakest>}
        </Typography>
      )}
    </Words>
    <Count>
      <span aria-hidden>{count}</span>
      <VisuallyHidden>{questionsInWords(count)}</VisuallyHidden>
    </Count>
  </Item>
);
