import { ExamEmblem } from '../../components/exams/ExamEmblem/ExamEmblem.tsx';
import { Choice } from '../../components/practice/Choice/Choice.tsx';
import { ChoiceGroup } from '../../components/practice/ChoiceGroup/ChoiceGroup.tsx';
import type { ListedExam } from '../../data/exams/examList.ts';
import { useIsHydrated } from '../../hooks/useIsHydrated.ts';

export interface PracticeExamsProps {
  exams: readonly ListedExam[];
  /** The slug of the one that is chosen; empty where none is. */
  chosen: string;
  onChoose: (link: string) => void;
}

/** From which exam a practice is built. */
export function PracticeExams({ exams, chosen, onChoose }: PracticeExamsProps) {
  const isHydrated = useIsHydrated();
  return (
    <ChoiceGroup title="Exam" layout="columns" exclusive>
      {exams.map(({ link, name }) => (
        <Choice
          key={link}
          name="exam"
          label={name}
          icon={<ExamEmblem exam={link} size={36} />}
          checked={link === chosen}
          loading={!isHydrated}
          onChange={() => onChoose(link)}
        />
      ))}
    </ChoiceGroup>
  );
}
