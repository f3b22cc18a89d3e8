import { expect, it } from 'vitest';
import { printReport } from './report.ts';

it('the report has each difference in it, and nothing in it ends its script', () => {
  const difference = { story: 'a--</script>', mode: 'dark-375', before: undefined, now: 'data:image/png;base64,AA==' };
  const page = printReport([difference]);
  const [, data = ''] = /"application\/json">(.*)<\/script>/.exec(page) ?? [];
  expect(JSON.parse(data)).toEqual([{ story: 'a--</script>', mode: 'dark-375', now: difference.now }]);
  expect(page.match(/<\/script>/g)).toHaveLength(2);
});
