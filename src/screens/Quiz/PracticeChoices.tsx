import Stack from '@mui/material/Stack';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Actions } from '../../components/base/Actions/Actions.tsx';
import { ExamEmblem } from '../../components/exams/ExamEmblem/ExamEmblem.tsx';
import { Choice } from '../../components/practice/Choice/Choice.tsx';
import { ChoiceGroup } from '../../components/practice/ChoiceGroup/ChoiceGroup.tsx';
import { SectionTree } from '../../components/practice/SectionTree/SectionTree.tsx';
import type { ListedExam } from '../../data/exams/examList.ts';
import { useIsHydrated } from '../../hooks/useIsHydrated.ts';
import { difficulties, type PracticeChoice } from '../../../domain/practice/choice.ts';
import { type ChoiceCounts, type PracticeBank, sectionCount } from '../../../domain/practice/select.ts';
import { toggled } from '../../../domain/practice/sections.ts';
import { difficultyNames } from '../../../domain/practice/words.ts';

export interface PracticeChoicesProps extends Pick<PracticeBank, 'sections'> {
  /** The exam's slug. */
  link: string;
  /** What of the exam is not open to the learner. */
  note: string | undefined;
  choice: PracticeChoice;
  counts: ChoiceCounts;
  onChange: (change: Partial<PracticeChoice>) => void;
}

const orders = { file: 'Original order', random: 'Random' } as const;

const answerModes = [
  ['immediate', 'Immediately', 'See right or wrong, and why, after each answer.'],
  ['end', 'At the end of exam', 'Everything together after you submit.'],
] as const;

/** Sizes that a practice is offered in, besides all that match. */
const SIZES = [5, 10, 20, 40];

/** The choices of a practice whose exam and pool are chosen. */
export function PracticeChoices({ link, sections, note, choice, counts, onChange }: PracticeChoicesProps) {
  const { from, difficulty, count = counts.total, order, answers } = choice;
  const shown = {
    ...counts.from,
    ...Object.fromEntries(sections.map((one) => [one.id, sectionCount(one, from, counts)])),
  };
  const sizes = [...new Set([...SIZES, count])].filter((size) => size < counts.total).toSorted((a, b) => a - b);
  return (
    <>
      <ChoiceGroup
        title={sections.some(({ objectives }) => objectives.length > 0) ? 'Sections and objectives' : 'Sections'}
        note={note}
      >
        <SectionTree
          key={link}
          sections={sections}
          from={from}
          counts={shown}
          onToggle={(id) => onChange({ from: toggled(sections, from, id) })}
        />
      </ChoiceGroup>
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 6, rowGap: 5 }}>
        <ChoiceGroup title="Difficulty" layout="row">
          {difficulties.map((each) => (
            <Choice
              key={each}
              variant="chip"
              type="checkbox"
              label={difficultyNames[each]}
              facts={counts.difficulties[each]}
              checked={difficulty.includes(each)}
              onChange={(isChosen) =>
                onChange({
                  difficulty: difficulties.filter((one) => (one === each ? isChosen : difficulty.includes(one))),
                })
              }
            />
          ))}
        </ChoiceGroup>
        <ChoiceGroup title="How many" layout="row" exclusive>
          {sizes.map((size) => (
            <Choice
              key={size}
              variant="chip"
              name="count"
              label={String(size)}
              checked={size === count}
              onChange={() => onChange({ count: size })}
            />
          ))}
          <Choice
            variant="chip"
            name="count"
            label={`All ${counts.total}`}
            checked={count >= counts.total}
            onChange={() => onChange({ count: undefined })}
          />
        </ChoiceGroup>
        <ChoiceGroup title="Order" layout="row" exclusive>
          {(['file', 'random'] as const).map((each) => (
            <Choice
              key={each}
              variant="chip"
              name="order"
              label={orders[each]}
              checked={each === order}
              onChange={() => onChange({ order: each })}
            />
          ))}
        </ChoiceGroup>
      </Stack>
      <ChoiceGroup title="When would you like to see answers?" layout="halves" exclusive>
        {answerModes.map(([each, label, facts]) => (
          <Choice
            key={each}
            name="answers"
            label={label}
            facts={facts}
            checked={each === answers}
            onChange={() => onChange({ answers: each })}
          />
        ))}
      </ChoiceGroup>
    </>
  );
}

export interface PracticeExamsProps {
  exams: readonly ListedExam[];
  /** The slug of the one that is chosen; empty where none is. */
  chosen: string;
  onChoose: (link: string) => void;
}

/** From which exam a practice is built: the one that the address names, until another one is asked for. */
export function PracticeExams({ exams, chosen, onChoose }: PracticeExamsProps) {
  const isHydrated = useIsHydrated();
  const group = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isShort = chosen !== '' && !isOpen;
  function open() {
    flushSync(() => setOpen(true));
    group.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }
  return (
    // Others of its kind, so that the prerendered page does not move once the address is read.
    <ChoiceGroup key={String(isShort)} ref={group} title="Exam" layout={isShort ? 'row' : 'columns'} exclusive>
      {(isShort ? exams.filter(({ link }) => link === chosen) : exams).map(({ link, name }) => (
        <Choice
          key={link}
          name="exam"
          label={name}
          icon={<ExamEmblem exam={link} size={36} />}
          checked={link === chosen}
          loading={!isHydrated}
          onChange={() => {
            setOpen(true);
            onChoose(link);
          }}
        />
      ))}
      {isShort && <Actions actions={[{ label: 'Change', onClick: open, variant: 'outlined' }]} />}
    </ChoiceGroup>
  );
}
