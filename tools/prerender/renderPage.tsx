import createEmotionServer from '@emotion/server/create-instance';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { text } from 'node:stream/consumers';
import { StaticRouter } from 'react-router-dom';
import { unstable_serialize } from 'swr';
import type { Prerendered } from '../../src/app/prerendered.ts';
import { Site } from '../../src/app/Site.tsx';
import { examListKey } from '../../src/data/exams/examList.ts';
import { createStyleCache } from '../../src/theme/styleCache.ts';

/** The cache key of the exam list as a visitor sees it. */
export const visitorsExamList = unstable_serialize(examListKey(undefined));

/** A page as HTML. */
export interface RenderedPage {
  /** What React puts into the head: title, description and the like. */
  readonly head: string;
  readonly styles: string;
  readonly body: string;
}

/** Elements that React writes before the page itself, as they belong into the head. */
const hoisted = /^(?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>)+/s;

/** Renders the page at a path as a visitor sees it before the browser knows more. Only the build calls this. */
export async function renderPage(path: string, prerendered: Prerendered): Promise<RenderedPage> {
  const cache = createStyleCache();
  // Without it Emotion would write styles between the elements of the body.
  cache.compat = true;
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <StaticRouter location={path}>
        <Site styles={cache} prerendered={prerendered} />
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
  const server = createEmotionServer(cache);
  const styles = server.constructStyleTagsFromChunks(server.extractCriticalToChunks(html));
  return { head, styles, body: html.slice(head.length) };
}
