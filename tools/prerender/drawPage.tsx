import createEmotionServer from '@emotion/server/create-instance';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { text } from 'node:stream/consumers';
import { StaticRouter } from 'react-router-dom';
import { unstable_serialize } from 'swr';
import type { DrawnWith } from '../../src/app/drawnWith.ts';
import { examListKey } from '../../src/data/exams/examList.ts';
import { cache } from '../../src/theme/emotion.ts';
import { Site } from '../../src/app/Site.tsx';

/** The cache key of the exam list as a visitor sees it. */
export const visitorsExamList = unstable_serialize(examListKey(undefined));

/** A page as HTML. */
export interface DrawnPage {
  /** What React puts into the head: title, description and the like. */
  readonly head: string;
  /** The styles that the page uses. */
  readonly styles: string;
  readonly body: string;
}

const styles = createEmotionServer(cache);

/** Elements that React writes before the page itself, as they belong into the head. */
const hoisted = /^(?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>)+/s;

/** Draws the page at a path as a visitor sees it before the browser knows more. Only the build runs this. */
export async function drawPage(path: string, drawnWith: DrawnWith): Promise<DrawnPage> {
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <StaticRouter location={path}>
        <Site drawnWith={drawnWith} />
      </StaticRouter>
    </StrictMode>,
    {
      onError: (error) => {
        throw error;
      },
      // A page is small enough to be sent in one piece.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  );
  const html = await text(prelude);
  const head = hoisted.exec(html)?.[0] ?? '';
  return {
    head,
    styles: styleElement(html),
    body: html.slice(head.length),
  };
}

/** Everything in one element, as each takes a hash of the page's policy. The names tell the browser what it has. */
function styleElement(html: string): string {
  const chunks = styles.extractCriticalToChunks(html).styles;
  const names = chunks.filter(({ key }) => key === cache.key).flatMap(({ ids }) => ids);
  return `<style data-emotion="${[cache.key, ...names].join(' ')}">${chunks.map(({ css }) => css).join('')}</style>`;
}
