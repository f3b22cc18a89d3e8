import { expect, it } from 'vitest';
import { withTests } from './withTests.ts';

const looks = [{ story: 'a--default', mode: 'light-1200', hash: '1' }];
const seen = (id: string, more = {}) => ({
  id,
  file: 'a.ts',
  passed: true,
  looks: [],
  duration: 2,
  failures: [],
  ...more,
});

it('a story has the time of its tests, and its own looks', () => {
  expect(withTests([seen('a--default', { looks }), seen('a--default:opens'), seen('a--small')])).toEqual([
    seen('a--default', { looks, duration: 4 }),
    seen('a--small'),
  ]);
});

it('a story fails with its tests, and has no looks to keep', () => {
  const failures = [{ kind: 'story', message: 'no button' }];
  const failed = seen('a--default:opens', { passed: false, failures });
  expect(withTests([seen('a--default', { looks }), failed])).toEqual([
    seen('a--default', { passed: false, failures, duration: 4 }),
  ]);
});

it('a test that ran without its story says nothing of how that looks', () => {
  expect(withTests([seen('a--default:opens')])).toEqual([]);
});
