import { describe, expect, it } from 'vitest';
import { keepRecent } from './keepRecent.ts';

const options = { room: 10, sizeOf: (value: string) => value.length, isGood: (value: string) => value !== 'bad' };

describe('keepRecent', () => {
  /** What is kept, and a count of what was made. */
  function kept() {
    const recent = keepRecent(options);
    const made: string[] = [];
    const get = (key: string, value = key) =>
      recent.get(key, async () => {
        made.push(key);
        return value;
      });
    return { recent, made, get };
  }

  it('makes what it has not, and returns what it has', async () => {
    const { get, made } = kept();
    expect([await get('a'), await get('b'), await get('a', 'other')]).toEqual(['a', 'b', 'a']);
    expect(made).toEqual(['a', 'b']);
  });

  it('makes a value once for all who want it at the same moment', async () => {
    const { get, made } = kept();
    expect(await Promise.all([get('a'), get('a'), get('a')])).toEqual(['a', 'a', 'a']);
    expect(made).toEqual(['a']);
  });

  it('drops what was not used for longest where the room is used up', async () => {
    const { get, made } = kept();
    await get('aaaa');
    await get('bbbb');
    await get('aaaa');
    await get('cccc');
    await get('aaaa');
    await get('bbbb');
    expect(made).toEqual(['aaaa', 'bbbb', 'cccc', 'bbbb']);
  });

  it('returns what is larger than all its room, and keeps the rest usable', async () => {
    const { get, made } = kept();
    expect(await get('a much longer one')).toBe('a much longer one');
    await get('a much longer one');
    await get('a');
    await get('a');
    expect(made).toEqual(['a much longer one', 'a much longer one', 'a']);
  });

  it('keeps neither a failure nor what is not what its key says', async () => {
    const { recent, get, made } = kept();
    await expect(recent.get('a', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
    expect(await get('a', 'bad')).toBe('bad');
    expect(await get('a')).toBe('a');
    expect(made).toEqual(['a', 'a']);
  });
});
