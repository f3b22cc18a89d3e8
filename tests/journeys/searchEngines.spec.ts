import { expect, test } from './support/journey.ts';

test('search engines find every page that the sitemap names @deep', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  expect(paths.length).toBeGreaterThan(10);
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    expect(html).toContain('<h1');
    expect(new URL(/<link rel="canonical" href="(.*?)"/.exec(html)?.[1] ?? '').pathname).toBe(path);
    const picture = new URL(/property="og:image" content="(.*?)"/.exec(html)?.[1] ?? '');
    expect((await request.get(picture.pathname)).headers()['content-type']).toBe('image/png');
    for (const [, data = ''] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)) {
      expect(JSON.parse(data)).toMatchObject({ '@context': 'https://schema.org' });
    }
  }
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml');
});
