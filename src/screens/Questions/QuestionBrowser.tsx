import Stack from '@mui/material/Stack';
import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { LearnerQuestion } from '../../../contract/learning.ts';
import { isOfKind, kinds } from '../../../domain/member/kinds.ts';
import { counted } from '../../../domain/numberWord.ts';
import { paths, type QuestionKind } from '../../../domain/paths.ts';
import { poolNames } from '../../../domain/practice/words.ts';
import { CheckIcon } from '../../components/base/icons/icons.tsx';
import { SearchField } from '../../components/base/SearchField/SearchField.tsx';
import { SelectField } from '../../components/forms/SelectField/SelectField.tsx';
import { StateBlock } from '../../components/base/StateBlock/StateBlock.tsx';
import { MarkedQuestions } from '../../components/profile/MarkedQuestions/MarkedQuestions.tsx';
import { Filter } from '../../components/quiz/AnswerFilters/AnswerFilters.tsx';
import { type QuestionId, questionKey } from '../../data/learning/questionId.ts';
import { type Choice, chosenQuestions, type Marked, markedQuestions, type NamedExam } from './markedQuestions.ts';
import { OwnQuestion } from './OwnQuestion.tsx';

const fields = { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))', gap: 2 };

const allOf = (what: string) => ({ value: '', label: `All ${what}` });

const empty: Readonly<Record<QuestionKind, string>> = {
  missed: 'You got every question right the last time you answered it.',
  bookmarked: 'You haven’t bookmarked any questions.',
  noted: 'You haven’t written any notes.',
};

interface QuestionBrowserProps {
  userId: string;
  /** What the user has of every question. */
  learned: readonly LearnerQuestion[];
  /** The exams that some of these are of, in the order of the list. */
  exams: readonly NamedExam[];
  /** The exam that the user prepares for, which comes first. */
  focus: string | undefined;
}

/** The user's questions by exam, and what of them is shown: that stands in the address, but for the search. */
export function QuestionBrowser({ userId, learned, exams, focus }: QuestionBrowserProps) {
  const [params, setParams] = useSearchParams();
  const [search, setSearch] = useState('');
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const kind: QuestionKind | '' = kinds.find((each) => each === params.get('show')) ?? '';
  const marked = markedQuestions(learned, exams, touched);
  const examIds = [...new Set(marked.map(({ own }) => own.examId))];
  const isChoice = examIds.length > 1;
  const exam = exams.find(({ examId, link }) => (isChoice ? link === params.get('exam') : examId === examIds[0]));
  const sections = [
    ...new Set(marked.flatMap(({ own, section }) => (own.examId === exam?.examId && section ? section : []))),
  ];
  const section = sections.find((each) => each === params.get('section')) ?? '';
  const choice = { kind, examId: exam?.examId ?? '', section, search: useDeferredValue(search) };
  const shown = chosenQuestions(marked, choice, touched);

  function choose(values: Readonly<Record<string, string>>) {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(values)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    setParams(next, { replace: true });
  }
  function showAll() {
    setSearch('');
    setParams({ ...(kind && { show: kind }) }, { replace: true });
  }
  const used = Number(isChoice && exam !== undefined) + Number(section !== '') + Number(search.trim() !== '');
  // After the exam that is prepared for comes that of the question that was missed last.
  const inOrder = shown.toSorted((one, other) => Number(other.own.examId === focus) - Number(one.own.examId === focus));
  const groups = [...new Set(inOrder.map(({ own }) => own.examId))];
  if (marked.length === 0) {
    return (
      <StateBlock title="Nothing here yet" actions={[{ label: 'Choose an exam', href: paths.certifications.href() }]}>
        Bookmark a question or add a note while you practice. Questions you miss show up here automatically.
      </StateBlock>
    );
  }
  return (
    <Stack spacing={4}>
      <Stack component="nav" aria-label="Kind of questions" sx={{ flexFlow: 'row wrap', gap: 1 }}>
        {([undefined, ...kinds] as const).map((each) => (
          <Filter
            key={poolNames[each ?? 'all']}
            href={paths.questions.href(each)}
            variant="outlined"
            size="small"
            startIcon={(each ?? '') === kind ? <CheckIcon /> : undefined}
            data-chosen={(each ?? '') === kind}
            aria-current={(each ?? '') === kind ? 'page' : undefined}
          >
            {poolNames[each ?? 'all']} {marked.filter(({ own }) => each === undefined || isOfKind(own, each)).length}
          </Filter>
        ))}
      </Stack>
      <Stack sx={fields}>
        {isChoice && (
          <SelectField
            label="Certification"
            value={exam?.link ?? ''}
            options={[allOf('certifications'), ...exams.map(({ link, name }) => ({ value: link, label: name }))]}
            onChoose={(value) => choose({ exam: value, section: '' })}
          />
        )}
        {exam && (
          <SelectField
            label="Section"
            value={section}
            options={[allOf('sections'), ...sections.map((value) => ({ value, label: value }))]}
            onChoose={(value) => choose({ section: value })}
          />
        )}
        <SearchField
          label="Search your questions and notes"
          value={search}
          onChange={setSearch}
          found={used > 0 ? counted(shown.length, 'question') : undefined}
        />
      </Stack>
      {shown.length === 0 &&
        (used > 0 ? (
          <StateBlock
            title="No questions match"
            actions={[{ label: 'Show all', onClick: showAll, variant: 'outlined' }]}
          />
        ) : (
          <StateBlock title="None of this kind">{kind && empty[kind]}</StateBlock>
        ))}
      {groups.map((examId) => (
        <ExamQuestions
          // Another choice starts at its first questions.
          key={`${examId} ${kind}`}
          userId={userId}
          exam={exams.find((each) => each.examId === examId)}
          choice={choice}
          questions={shown.filter(({ own }) => own.examId === examId)}
          onTouch={(id) => setTouched(new Set([...touched, questionKey(id)]))}
        />
      ))}
    </Stack>
  );
}

interface ExamQuestionsProps {
  userId: string;
  /** Undefined where it is no longer on offer. */
  exam: NamedExam | undefined;
  choice: Choice;
  questions: readonly Marked[];
  /** One of them is about to change: it stays on show. */
  onTouch: (id: QuestionId) => void;
}

/** The user's questions of one exam. */
function ExamQuestions({ userId, exam, choice, questions, onTouch }: ExamQuestionsProps) {
  const { kind, section, search } = choice;
  const sectionId = exam?.covered?.find(({ name }) => name === section)?.id;
  // What is searched for can't be practiced by itself.
  const canPractice = search.trim() === '' && (section === '' || sectionId !== undefined);
  // Of all kinds, those that were missed are practiced.
  const pool = kind === '' ? 'missed' : kind;
  const count = questions.filter(({ own, words }) => words !== undefined && isOfKind(own, pool)).length;
  const from = sectionId ? [sectionId] : [];
  return (
    <MarkedQuestions
      title={exam?.name ?? 'No longer on offer'}
      exam={exam?.link}
      practice={
        exam && canPractice && count > 0
          ? {
              label: kind === '' ? `Practice ${count} missed` : `Practice ${counted(count, 'question')}`,
              href: paths.practice.href({ exam: exam.link, pool, from, count: undefined }),
            }
          : undefined
      }
    >
      {questions.map((question) => (
        <OwnQuestion
          key={questionKey(question.own)}
          userId={userId}
          question={question}
          href={exam && paths.quiz.href(exam.link, { question: question.own.questionId })}
          onTouch={onTouch}
        />
      ))}
    </MarkedQuestions>
  );
}
