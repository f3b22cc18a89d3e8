import Stack from '@mui/material/Stack';
import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { LearnerQuestion } from '../../../contract/learning.ts';
import { isOfKind, kinds } from '../../../domain/member/kinds.ts';
import { counted } from '../../../domain/numberWord.ts';
import { paths, type QuestionKind } from '../../../domain/paths.ts';
import { EmptyState } from '../../components/base/EmptyState/EmptyState.tsx';
import { QuestionFilter } from '../../components/profile/QuestionFilter/QuestionFilter.tsx';
import { questionKey } from '../../data/learning/questionId.ts';
import { ExamQuestions } from './ExamQuestions.tsx';
import { chosenQuestions, markedQuestions, type NamedExam } from './markedQuestions.ts';

const labels = { missed: 'Missed', bookmarked: 'Bookmarked', noted: 'With a note' } as const;

const empty: Readonly<Record<QuestionKind, string>> = {
  missed: 'You got every question right the last time you answered it.',
  bookmarked: 'You haven’t bookmarked any questions.',
  noted: 'You haven’t written any notes.',
};

export interface QuestionBrowserProps {
  userId: string;
  /** What the user has of every question. */
  learned: readonly LearnerQuestion[];
  /** The exams that some of these are of, in the order of the list. */
  exams: readonly NamedExam[];
}

/** The user's questions by exam, and what of them is shown: that stands in the address, but for the search. */
export function QuestionBrowser({ userId, learned, exams }: QuestionBrowserProps) {
  const [params, setParams] = useSearchParams();
  const [search, setSearch] = useState('');
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const kind: QuestionKind | '' = kinds.find((each) => each === params.get('show')) ?? '';
  const exam = exams.find(({ link }) => link === params.get('exam'));
  const marked = markedQuestions(learned, exams, touched);
  const sections = [
    ...new Set(marked.flatMap(({ own, section }) => (own.examId === exam?.examId && section ? section : []))),
  ];
  const section = sections.find((each) => each === params.get('section')) ?? '';
  const choice = { kind, examId: exam?.examId ?? '', section, search: useDeferredValue(search) };
  const shown = chosenQuestions(marked, choice, touched);
  const ofKind = (each: QuestionKind) => marked.filter(({ own }) => isOfKind(own, each)).length;

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
  const groups = [
    ...exams.map(({ examId }) => examId),
    ...new Set(shown.map(({ own }) => own.examId).filter((id) => exams.every(({ examId }) => examId !== id))),
  ];
  const isNarrowed = exam !== undefined || search.trim() !== '';
  if (marked.length === 0) {
    return (
      <EmptyState title="Nothing here yet" actions={[{ label: 'Choose an exam', href: paths.certifications.href() }]}>
        Bookmark a question or add a note while you practice. Questions you miss show up here automatically.
      </EmptyState>
    );
  }
  return (
    <Stack spacing={5}>
      <QuestionFilter
        kinds={[
          { label: 'All', count: marked.length, href: paths.questions.href(), selected: kind === '' },
          ...kinds.map((each) => ({
            label: labels[each],
            count: ofKind(each),
            href: paths.questions.href(each),
            selected: kind === each,
          })),
        ]}
        exam={{
          value: exam?.link ?? '',
          options: exams.map(({ link, name }) => ({ value: link, label: name })),
          onChoose: (value) => choose({ exam: value, section: '' }),
        }}
        section={
          exam && {
            value: section,
            options: sections.map((value) => ({ value, label: value })),
            onChoose: (value) => choose({ section: value }),
          }
        }
        search={search}
        onSearch={setSearch}
        found={counted(shown.length, 'question')}
      />
      {shown.length === 0 &&
        (isNarrowed ? (
          <EmptyState
            title="No questions match"
            actions={[{ label: 'Show all', onClick: showAll, variant: 'outlined' }]}
          />
        ) : (
          <EmptyState title="None of this kind">{kind && empty[kind]}</EmptyState>
        ))}
      {groups.map((examId) => (
        <ExamQuestions
          // Another choice starts at its first questions.
          key={`${examId} ${kind}`}
          userId={userId}
          exam={exams.find((each) => each.examId === examId)}
          kind={kind}
          section={section}
          // What is searched for can't be practiced by itself.
          isWhole={choice.search.trim() === ''}
          questions={shown.filter(({ own }) => own.examId === examId)}
          onTouch={(id) => setTouched(new Set([...touched, questionKey(id)]))}
        />
      ))}
    </Stack>
  );
}
