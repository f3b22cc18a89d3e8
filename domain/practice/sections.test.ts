import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { from, sections } from './testing/generators.ts';
import { knownIn, sectionsOf, sectionState, toggled } from './sections.ts';

describe('sectionsOf', () => {
  it('has the sections of the guide, then those that only questions name', () => {
    const covered = [
      { id: 'auto', name: 'Automation', objectives: [{ id: 'flow', name: 'Flows' }, { name: 'Rules' }] },
    ];
    expect(sectionsOf([{ category: 'Data' }, { category: 'Automation' }, { category: 'Data' }], covered)).toEqual([
      { id: 'auto', name: 'Automation', objectives: [{ id: 'flow', name: 'Flows' }] },
      { id: 'Data', name: 'Data', objectives: [] },
    ]);
  });
});

describe('what is chosen of the sections', () => {
  it('is known', () => {
    expect(knownIn(sections, ['gone', 's1', 'o20'])).toEqual(['s1', 'o20']);
  });

  it('comes back with an objective that is toggled twice', () => {
    const objectives = sections.flatMap((section) => section.objectives.map(({ id }) => id));
    fc.assert(
      fc.property(from, fc.constantFrom(...objectives), (before, id) => {
        const again = toggled(sections, toggled(sections, before, id), id);
        for (const section of sections) expect(sectionState(section, again)).toBe(sectionState(section, before));
      }),
    );
  });

  it('is a whole section where all of its objectives are, and whole sections are named by themselves', () => {
    expect(toggled(sections, ['o20', 'o21'], 'o22')).toEqual(['s2']);
    expect(toggled(sections, ['s2'], 'o21')).toEqual(['o20', 'o22']);
    expect(toggled(sections, ['o20'], 's2')).toEqual(['s2']);
    expect(toggled(sections, ['s0', 's2'], 's2')).toEqual(['s0']);
    expect(sections.map((section) => sectionState(section, ['o10', 'o20']))).toEqual(['none', 'all', 'some']);
  });

  it('is one section after one press', () => {
    expect(toggled(sections, [], 's1')).toEqual(['s1']);
    expect(toggled(sections, ['s1'], 's1')).toEqual([]);
  });
});
