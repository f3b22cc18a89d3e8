import { expect, it } from 'vitest';
import { readAnswers } from './readAnswers.ts';

const read = (text: string) => Object.fromEntries(readAnswers(text, 'answers.txt'));

it.each([
  ['adm-setup-01: c', { 'adm-setup-01': 'C' }],
  ['# by hand\n\n  adm-setup-01, C.\r\n', { 'adm-setup-01': 'C' }],
  ['q-1 D, B', { 'q-1': 'BD' }],
  ['q-1: b and d', { 'q-1': 'BD' }],
  ['q-1\nq-2 A', { 'q-1': '', 'q-2': 'A' }],
  ['{"q-1": "c", "q-2": ["D", "A"]}', { 'q-1': 'C', 'q-2': 'AD' }],
])('reads %j', (text, answers) => {
  expect(read(text)).toEqual(answers);
});

it.each([
  ['q-1 A\nq-2 A?', 'answers.txt:2:1 "A?" for q-2: answers are letters.'],
  ['q-1 A\nq-1 B', 'answers.txt:2:1 q-1 is answered twice.'],
  ['{"q-1": 3}', 'answers.txt takes letters by question id, as {"adm-setup-01": "C"}.'],
  ['{"q-1": "C"', 'answers.txt is no JSON: '],
])('refuses %j', (text, message) => {
  expect(() => read(text)).toThrow(message);
});
