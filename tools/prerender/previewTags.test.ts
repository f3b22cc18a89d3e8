import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { examFileWith } from '../../tests/harness/content.ts';
import { site } from '../build/site.ts';
import { missingPage, pagesOf, readExams } from './pages.ts';
import { previewTags } from './previewTags.ts';

const head =
  '<meta name="description" content="All &amp; more"/><link rel="canonical" href="%PUBLIC_URL%/x"/><title>Title - CertCrest</title>';
const [home] = pagesOf([]);
const [, , quiz] = pagesOf([examFileWith({ slug: 'developer1', name: 'Platform Developer' })]);
if (!home || !quiz) throw new Error('There are no pages.');

describe('the tags of a link preview', () => {
  it('say what the page says of itself', () => {
    const tags = previewTags(home, head);
    expect(tags).toContain('<meta property="og:title" content="Title - CertCrest">');
    expect(tags).toContain('<meta property="og:description" content="All &amp; more">');
    expect(tags).toContain('<meta property="og:url" content="%PUBLIC_URL%/x">');
    expect(tags).toContain('<meta property="og:image" content="%PUBLIC_URL%/previews/certcrest.png">');
  });

  it('show the emblem of an exam', () => {
    const tags = previewTags(quiz, head);
    expect(tags).toContain('/previews/developer1.png"');
    expect(tags).toContain('content="The emblem of Platform Developer on CertCrest"');
  });

  it('are not made for a page that does not describe itself', () => {
    expect(() => previewTags(home, '<title>Title</title>')).toThrow(
      '/ lacks its title, its description or its address.',
    );
  });

  it('keep the missing page out of search engines', () => {
    expect(previewTags(missingPage, '<title>Page Not Found</title>')).toBe('<meta name="robots" content="noindex">');
  });
});

describe('the pictures of previews', () => {
  it('are there for the site and for every exam, in the size that the tags name', async () => {
    const exams = await readExams(join(site.root, 'content/exams'));
    for (const name of ['certcrest', ...exams.map(({ slug }) => slug)]) {
      const file = join(site.root, 'public/previews', `${name}.png`);
      expect(existsSync(file), `${file}: run "npm run previews"`).toBe(true);
      const png = readFileSync(file);
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    }
  });
});
