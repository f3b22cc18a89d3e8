import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { inBatches } from './logging.ts';

describe('inBatches', () => {
  function collecting() {
    const written: string[] = [];
    return { written, log: inBatches({ write: (lines) => written.push(lines) }) };
  }

  it('writes the lines of one turn together, in their order', async () => {
    const { written, log } = collecting();
    log.write('1\n');
    log.write('2\n');
    expect(written).toEqual([]);
    await nextTurn();
    log.write('3\n');
    await nextTurn();
    await nextTurn();
    expect(written).toEqual(['1\n2\n', '3\n']);
  });
});
