import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { paths } from '../../domain/paths.ts';
import { examList } from '../mocks/fixtures/examList.ts';
import { PageHead } from './PageHead.tsx';
import { previewPath, previewSize } from '../../domain/previewPicture.ts';

const headOf = (pathname: string) => renderToStaticMarkup(createElement(PageHead, { pathname, exams: examList }));

describe('the head of a page', () => {
  it('says the same to search engines and to link previews', () => {
    const head = headOf('/about-us');
    expect(head).toContain('<meta name="description" content="Who is behind CertCrest,');
    expect(head).toContain('<meta property="og:description" content="Who is behind CertCrest,');
    expect(head).toContain('<link rel="canonical" href="%PUBLIC_URL%/about-us"/>');
    expect(head).toContain('<meta property="og:url" content="%PUBLIC_URL%/about-us"/>');
    expect(head).toContain('<meta property="og:image" content="%PUBLIC_URL%/previews/certcrest.png"/>');
  });

  it('has the emblem of an exam', () => {
    const head = headOf('/certifications/developer1');
    expect(head).toContain('<meta name="description" content="Practice questions for Platform Developer,');
    expect(head).toContain('<meta property="og:image" content="%PUBLIC_URL%/previews/developer1.png"/>');
    expect(head).toContain('content="The emblem of Platform Developer on CertCrest"');
  });

  it.each(Object.values(paths).filter(({ pattern }) => !pattern.includes(':')))(
    'is there for $pattern, unless it is private',
    ({ pattern, audience }) => {
      expect(headOf(pattern) === '').toBe(audience === 'private');
    },
  );

  it('is not there for an exam that is not known', () => {
    expect(headOf('/certifications/none')).toBe('');
  });
});

it.each([undefined, ...examList.map(({ link }) => link)])(
  'the picture of %s has the size that the head names',
  (link) => {
    const file = join(import.meta.dirname, '../../public', previewPath(link));
    expect(existsSync(file), `${file}: run "npm run previews"`).toBe(true);
    const png = readFileSync(file);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([previewSize.width, previewSize.height]);
  },
);
