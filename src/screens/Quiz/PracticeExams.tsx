import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Actions } from '../../components/base/Actions/Actions.tsx';
import { ExamEmblem } from '../../components/exams/ExamEmblem/ExamEmblem.tsx';
import { Choice } from '../../components/practice/Choice/Choice.tsx';
import { ChoiceGroup } from '../../components/practice/ChoiceGroup/ChoiceGroup.tsx';
import type { ListedExam } from '../../data/exams/examList.ts';
import { useIsHydrated } from '../../hooks/useIsHydrated.ts';

interface PracticeExamsProps {
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
  function open() {
    flushSync(() => setOpen(true));
    group.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }
  const one = isOpen ? undefined : exams.find(({ link }) => link === chosen);
  if (one) {
    return (
      <ChoiceGroup title="Exam">
        <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          <ExamEmblem exam={one.link} size={36} />
          <Typography variant="subtitle1" component="p">
            {one.name}
          </Typography>
          <Actions actions={[{ label: 'Change', onClick: open, variant: 'text' }]} size="small" />
        </Stack>
      </ChoiceGroup>
    );
  }
  return (
    <ChoiceGroup ref={group} title="Exam" layout="columns" exclusive>
      {exams.map(({ link, name }) => (
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
    </ChoiceGroup>
  );
}
