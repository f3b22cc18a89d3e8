/**
 * What the benchmark compares with: the least that React needs to show the same questions, one at a time, with a button
 * for each of them above, and answers that a click toggles. No style, no checks, and nothing made faster by hand.
 */
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { ExamQuiz } from '../../../contract/exams.ts';

type Picks = Readonly<Record<string, boolean>>;

function Floor() {
  const [quiz, setQuiz] = useState<ExamQuiz>();
  const [index, setIndex] = useState(0);
  const [picks, setPicks] = useState<Picks>({});
  useEffect(() => {
    void fetch('/api/exam/administrator/')
      .then((response) => response.json() as Promise<ExamQuiz>)
      .then(setQuiz);
  }, []);
  const question = quiz?.questions[index];
  if (!question) return <p>Loading...</p>;
  return (
    <main>
      <h1>{quiz.examTitle}</h1>
      <nav>
        {quiz.questions.map(({ id, answers }, at) => (
          <button key={id} type="button" onClick={() => setIndex(at)}>
            {answers.some((answer) => picks[answer.id]) ? `${at + 1} answered` : at + 1}
          </button>
        ))}
      </nav>
      <h2>{question.question}</h2>
      <ul>
        {question.answers.map(({ id, text }) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={picks[id] ?? false}
              onClick={() => setPicks({ ...picks, [id]: !picks[id] })}
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => setIndex(index + 1)}>
        Next
      </button>
    </main>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Floor />);
