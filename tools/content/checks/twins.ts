import type { ExamFile } from '../../../server/content/examFile.ts';
import { stemOf } from './text.ts';

export interface ComparedQuestion extends Pick<ExamFile['questions'][number], 'text' | 'answers'> {
  readonly exam: string;
}

/**
 * From which likeness on two questions are twins. Exams share matters, but no question; an exam may ask twice about one
 * matter. Of the first 1,475 questions, read pair by pair: what is above asks for the same thing with much the same
 * answers; the likest two different questions of one exam have 0.50.
 */
const TWINS = { withinExam: 0.52, acrossExams: 0.5 } as const;

/**
 * Finds questions that are nearly the same, by the words of their texts and answers. A word counts the more the fewer
 * questions have it, so that two questions are alike by what they are about, and not by how questions are worded; the
 * likeness is the cosine of the two lists of words (tf-idf): 1 is the same in every word, 0 shares none.
 */
export function findTwins<Question extends ComparedQuestion>(questions: readonly Question[]) {
  const vectors = weigh(questions.map(wordCounts));
  // Which questions have a word, and how much it weighs there: pairs without a common word are never looked at.
  const holders = new Map<string, [question: Question, weight: number][]>();
  return questions.flatMap((later, index) => {
    const likenesses = new Map<Question, number>();
    for (const [word, weight] of vectors[index] ?? []) {
      const others = holders.get(word) ?? [];
      for (const [earlier, other] of others) {
        likenesses.set(earlier, (likenesses.get(earlier) ?? 0) + weight * other);
      }
      others.push([later, weight]);
      holders.set(word, others);
    }
    return [...likenesses].flatMap(([earlier, likeness]) => {
      const least = later.exam === earlier.exam ? TWINS.withinExam : TWINS.acrossExams;
      return likeness < least ? [] : [{ later, earlier, likeness }];
    });
  });
}

type Counts = ReadonlyMap<string, number>;

/** How often each word stands in a question; endings that grammar adds are cut off. */
function wordCounts({ text, answers }: ComparedQuestion): Counts {
  const whole = [text, ...answers.map((answer) => answer.text)].join(' ').toLowerCase();
  const stems = Map.groupBy(whole.match(/[a-z0-9_]+/g) ?? [], stemOf);
  return new Map([...stems].map(([stem, all]) => [stem, all.length]));
}

/** Weighs words by how seldom they are; every vector has the length 1. */
function weigh(documents: readonly Counts[]): Counts[] {
  const documentsWith = Map.groupBy(
    documents.flatMap((counts) => [...counts.keys()]),
    (word) => word,
  );
  return documents.map((counts) => {
    const rarity = (word: string) => Math.log(1 + documents.length / (documentsWith.get(word)?.length ?? 1));
    const weights = [...counts].map(([word, count]) => [word, (1 + Math.log(count)) * rarity(word)] as const);
    const length = Math.hypot(...weights.map(([, weight]) => weight));
    return new Map(weights.map(([word, weight]) => [word, weight / length]));
  });
}
