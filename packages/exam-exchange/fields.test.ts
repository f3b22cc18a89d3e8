import { describe, expect, it } from 'vitest';
import { checkedFields, fieldLines, readFieldLine, tidyFields } from './fields.ts';

describe('fields of a question', () => {
  it('are lines for people, and are read from them', () => {
    const fields = tidyFields({
      rule: ' Open\nwhat is closed. ',
      verifiedOn: '2026-11-22',
      set: 2,
      trap: ' ',
      setup: undefined,
    });
    expect(fields).toEqual({ set: '2', verifiedOn: '2026-11-22', rule: 'Open what is closed.' });
    expect(fieldLines(fields)).toEqual(['Set: 2', 'Verified on: 2026-11-22', 'Rule: Open what is closed.']);
    expect(Object.assign({}, ...fieldLines(fields).map(readFieldLine))).toEqual(fields);
    expect(tidyFields({})).toBeUndefined();
  });

  it.each(['Nothing', 'Note: nothing', ': nothing', '__proto__: x'])('are none in "%s"', (line) => {
    expect(readFieldLine(line)).toBeUndefined();
  });

  it('are taken where an exam can take them, and named where not', () => {
    const given = {
      objective: 'setup-a',
      task: 'guess',
      set: '2',
      version: 'x',
      verifiedOn: '2026-13-01',
      rule: 'Keep it.',
    };
    expect(checkedFields(given, { objectives: [{ id: 'setup-a', name: 'A' }] })).toEqual({
      fields: { objective: 'setup-a', set: 2, rule: 'Keep it.' },
      notes: [
        'not taken over: its task "guess"',
        'not taken over: its version "x"',
        'not taken over: its verifiedOn "2026-13-01"',
      ],
    });
    expect(checkedFields({ objective: 'setup-a' }, {})).toEqual({
      fields: {},
      notes: ['not taken over: its objective "setup-a"'],
    });
  });
});
