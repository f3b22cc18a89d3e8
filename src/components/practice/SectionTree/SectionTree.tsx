import type { CardProps } from '@mui/material/Card';
import { useId, useState } from 'react';
import {
  chosenObjectives,
  type PracticeSection,
  type SectionState,
  sectionState,
} from '../../../../domain/practice/sections.ts';
import { questionsInWords } from '../../../../domain/practice/words.ts';
import { CheckIcon } from '../../base/icons/icons.tsx';
import { MinusIcon } from '../../base/icons/practiceIcons.tsx';
import { Weakest } from '../../exams/ExamContents/parts.ts';
import { Input } from '../Choice/parts.ts';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { Box, Chevron, Count, Item, Name, Objectives, Root, Row, Section, Share, Toggle, Words } from './parts.ts';

export interface SectionTreeProps extends Omit<CardProps<'ul'>, 'children' | 'component' | 'onToggle'> {
  /** The sections of the exam guide with their objectives, in its order. Each: `id`, `name`, and its `objectives`. */
  sections: readonly PracticeSection[];
  /** Ids of the sections and objectives that are chosen. */
  from: readonly string[];
  /** How many questions a section gives, by what is chosen of it, and an objective, by their ids. */
  counts: Readonly<Record<string, number>>;
  /** The name of the section to practice next, which says so. */
  weakest?: string | undefined;
  /** A section or an objective was checked, or is checked no longer. */
  onToggle: (id: string) => void;
}

/**
 * Chooses sections of an exam and, within them, objectives, each with how many questions it gives. A section of which
 * some is chosen is open at first.
 *
 * @when Choosing what to practice, by section and objective.
 * @whenNot A few things on one level: Choice.
 * @do Give it a new `key` with each exam, so that the right sections are open.
 * @keyboard Space: checks a section or an objective. Enter, Space: on the button opens or closes the objectives.
 * @screenReader A list of checkboxes; each says its name and how many questions it gives. A section of which some is
 *   chosen is partly checked and says how much.
 * @screenReader The button "Objectives of" a section is expanded or collapsed; its objectives are a list.
 * @status new
 */
export function SectionTree({ sections, from, counts, weakest, onToggle, ...rest }: SectionTreeProps) {
  const id = useId();
  const [open, setOpen] = useState(() =>
    sections.filter((section) => sectionState(section, from) === 'some').map((section) => section.id),
  );
  return (
    <Root component="ul" role="list" {...rest}>
      {sections.map((section, index) => {
        const { objectives, name, weight } = section;
        const state = sectionState(section, from);
        const chosen = chosenObjectives(section, from);
        const isOpen = open.includes(section.id);
        const listId = `${id}-${index}`;
        return (
          <Section key={section.id}>
            <Row>
              <CheckRow
                level={1}
                name={name}
                state={state}
                share={[
                  weight !== undefined && `${weight}% of the exam`,
                  state === 'some' && `${chosen.length} of ${objectives.length} objectives`,
                ]
                  .filter(Boolean)
                  .join(', ')}
                count={counts[section.id] ?? 0}
                isWeakest={name === weakest}
                inset={objectives.length === 0}
                onChange={() => onToggle(section.id)}
              />
              {objectives.length > 0 && (
                <Toggle
                  aria-expanded={isOpen}
                  aria-controls={listId}
                  aria-label={`Objectives of ${name}`}
                  onClick={() => setOpen(isOpen ? open.filter((one) => one !== section.id) : [...open, section.id])}
                >
                  <Chevron />
                </Toggle>
              )}
            </Row>
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
                      onChange={() => onToggle(objective.id)}
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
  inset: boolean;
  onChange: () => void;
}

function CheckRow({ level, name, state, share, isWeakest, count, inset, onChange }: CheckRowProps) {
  return (
    <Item data-level={level} data-inset={inset}>
      <Input
        type="checkbox"
        checked={state === 'all'}
        ref={(input: HTMLInputElement | null) => {
          if (input) input.indeterminate = state === 'some';
        }}
        onChange={onChange}
      />
      <Box data-state={state}>
        {state === 'all' && <CheckIcon fontSize="small" />}
        {state === 'some' && <MinusIcon fontSize="small" />}
      </Box>
      <Words>
        <Name data-level={level}>{name}</Name>
        {share && (
          <Share>
            {share} {isWeakest && <Weakest>Weakest</Weakest>}
          </Share>
        )}
      </Words>
      <Count data-empty={count === 0}>
        <span aria-hidden>{count}</span>
        <VisuallyHidden>{questionsInWords(count)}</VisuallyHidden>
      </Count>
    </Item>
  );
}
