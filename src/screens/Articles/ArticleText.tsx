import { memo, Suspense, use, useMemo, useSyncExternalStore } from 'react';
import { markMatches } from '../../articles/markMatches.ts';
import { ErrorBlock } from '../../components/ErrorBlock/ErrorBlock.tsx';
import { Prose } from '../../components/Prose/Prose.tsx';
import { ProseSkeleton } from '../../components/Prose/ProseSkeleton.tsx';
import { loadPageAnew, waiting, type ArticleTexts } from './articleTexts.ts';

export interface ArticleTextProps {
  texts: ArticleTexts;
  slug: string;
  /** What is searched for. Keep it empty until the texts are there. */
  query: string;
}

/**
 * What an article says. The page that the build has drawn holds it as HTML, and React leaves that as it is, legible,
 * until the texts themselves have come; a change of `query` before would throw it away.
 */
export const ArticleText = memo(function ArticleText(props: ArticleTextProps) {
  return (
    <Suspense fallback={<TextToCome texts={props.texts} />}>
      <ArrivedText {...props} />
    </Suspense>
  );
});

function TextToCome({ texts }: Pick<ArticleTextProps, 'texts'>) {
  const { isLost } = useSyncExternalStore(texts.watch, texts.read, () => waiting);
  if (!isLost) return <ProseSkeleton />;
  return <ErrorBlock title="The text did not arrive" message="Check your connection." onRetry={loadPageAnew} />;
}

function ArrivedText({ texts, slug, query }: ArticleTextProps) {
  // A page that is drawn for everybody holds everything.
  if (typeof window === 'undefined') texts.load();
  const bodies = use(texts.arrival);
  const nodes = useMemo(() => markMatches(bodies.get(slug) ?? [], query), [bodies, slug, query]);
  return <Prose nodes={nodes} level={3} />;
}
