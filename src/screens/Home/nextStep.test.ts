// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { rememberExam } from '../../data/session/storage.ts';
import { examList, mockExam } from '../../mocks/fixtures/examList.ts';
import { mockSectionHistory } from '../../mocks/fixtures/member.ts';
import { nextStep } from './nextStep.ts';
import type { Member } from './useMember.ts';

const NOW = Date.UTC(2026, 10, 21);
const focus = examList[0];
const owned = { ...mockExam(), bought: true };
const left = { link: 'developer1', runId: 'left', mode: 'end', picks: {}, keptAt: NOW } as const;
const exam = { order: [], deadline: NOW + 1 };
const record = { name: 'Platform Administrator', examId: 'administrator', passedTimes: 0, avgScore: 50 };
const attempt = { finishedAt: '2026-11-20T10:00:00.000Z', scorePercent: 50 };
const records = [{ ...record, attempts: [attempt] }];
const nearest = { examId: 'administrator', date: '', days: 14 };

beforeEach(() => localStorage.clear());

const START = '/practice?exam=administrator&start=now';
const nothing = { kept: [], exams: examList, focus: undefined, history: [], records: [], questions: [], unlocked: [] };

it.each<[what: string, known: Partial<Member>, title: string, href: string | undefined]>([
  [
    'carry on what was left, whatever else there is',
    { kept: [{ ...left, exam }], focus, history: mockSectionHistory, records },
    'Your simulation is still running',
    '/certifications/developer1?mode=exam',
  ],
  [
    'practice the weakest section',
    { focus: owned, history: mockSectionHistory, records },
    'Practice your weakest section',
    '/practice?exam=administrator&from=automation&start=now',
  ],
  [
    'take a simulation when it is time for one, as the exam’s page suggests',
    { focus: owned, history: mockSectionHistory, records, nearest },
    'Take an exam simulation',
    '/certifications/administrator?mode=exam',
  ],
  [
    'practice all sections where too few questions of one are open',
    { focus, history: mockSectionHistory, records },
    'Practice Platform Administrator',
    START,
  ],
  [
    'practice what a new account has unlocked',
    { isNew: true, focus, questions: [], history: mockSectionHistory, records },
    'Ten new questions are ready',
    START,
  ],
  [
    'take a simulation where no attempt says how its sections went',
    { focus, records },
    'See where you stand',
    '/certifications/administrator?mode=exam',
  ],
  ['begin the exam that has a date', { focus }, 'Start with Platform Administrator', START],
  [
    'begin an exam that was bought since a quiz was left',
    { kept: [left], focus: owned, boughtAt: NOW + 1 },
    'Your exam is unlocked',
    START,
  ],
  [
    'begin the first of the exams that were bought together',
    { focus: owned, unlocked: examList.slice(0, 2) },
    'Your two exams are unlocked',
    START,
  ],
  ['begin the exam with which most people start', {}, 'Start with Platform Administrator', START],
])('the next step is to %s', (_, known, title, href) => {
  const step = nextStep({ ...nothing, ...known } as unknown as Member, NOW); // the fields that it reads
  expect([step.title, step.actions[0]?.href]).toEqual([title, href]);
});

it('the next step is to begin the exam whose page was left for the login', () => {
  rememberExam('developer1');
  expect(nextStep(nothing as unknown as Member, NOW).title).toBe('Start with Platform Developer');
});
