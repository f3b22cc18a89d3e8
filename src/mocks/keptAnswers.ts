import { keeping } from '../../.storybook/keeping.tsx';

/** What a question with two answers to choose says of a third. */
export const refusal = 'Choose only 2. Deselect one first.';

interface Asked {
  readonly answers: readonly { readonly id: string }[];
  readonly states: readonly string[];
  readonly choose: number;
  readonly refusal: string;
  readonly onPick: (id: string) => void;
  readonly onStrike: (id: string) => void;
}

const placeOf = (id: string, { answers }: Asked) => answers.findIndex((answer) => answer.id === id);

/** In a story, picks an answer or takes that back; one too many is refused. `place` is how code finds it. */
export const picking = (place: string) =>
  keeping<Asked, string>(
    'onPick',
    `(id) => {
    const at = ${place};
    const isPicked = states[at] === 'selected';
    const isFull = !isPicked && states.filter((state) => state === 'selected').length === 2;
    setRefusal(isFull ? '${refusal}' : '');
    if (!isFull) setStates(states.with(at, isPicked ? 'open' : 'selected'));
  }`,
    (id, asked) => {
      const { states, choose } = asked;
      const at = placeOf(id, asked);
      const isPicked = states[at] === 'selected';
      const isFull = !isPicked && states.filter((state) => state === 'selected').length === choose;
      return isFull ? { refusal } : { refusal: '', states: states.with(at, isPicked ? 'open' : 'selected') };
    },
  );

/** In a story, strikes an answer out or takes that back. */
export const striking = (place: string) =>
  keeping<Asked, string>(
    'onStrike',
    `(id) => {
    const at = ${place};
    setStates(states.with(at, states[at] === 'struck' ? 'open' : 'struck'));
  }`,
    (id, asked) => {
      const at = placeOf(id, asked);
      return { states: asked.states.with(at, asked.states[at] === 'struck' ? 'open' : 'struck') };
    },
  );
