import { DocsContext, Unstyled } from '@storybook/addon-docs/blocks';
import { styled } from '@mui/material/styles';
import { useContext, useState } from 'react';
import { Code } from '../../src/components/base/Code/Code.tsx';
import { EmptyState } from '../../src/components/base/EmptyState/EmptyState.tsx';
import { ErrorBlock } from '../../src/components/base/ErrorBlock/ErrorBlock.tsx';
import { createStyleCache } from '../../src/theme/styleCache.ts';
import { ThemeRoot } from '../../src/theme/ThemeRoot.tsx';
import { useScheme } from '../docs/useScheme.ts';
import { Filters } from './Filters.tsx';
import { filtered } from './findings.ts';
import { LastRun } from './LastRun.tsx';
import { SubjectTable } from './SubjectTable.tsx';
import { useQuality } from './useQuality.ts';

const styles = createStyleCache();

const Ground = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  // A wide word must not widen the page.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
  marginBlock: theme.spacing(3),
  fontFamily: theme.typography.fontFamily,
  color: theme.vars.palette.text.primary,
}));

/** What the last run of the stories found, in the product's own look. */
export function QualityPage() {
  const scheme = useScheme(useContext(DocsContext).channel);
  return (
    <Unstyled>
      {/* No node: the provider must not set the reader's own scheme on the page. */}
      <ThemeRoot styles={styles} colorSchemeNode={null}>
        <Ground data-color-scheme={scheme}>
          <Content />
        </Ground>
      </ThemeRoot>
    </Unstyled>
  );
}

function Content() {
  const quality = useQuality();
  const [filter, setFilter] = useState({ text: '', onlyFindings: false });
  if (quality === undefined) return <p role="status">Loading...</p>;
  if (quality === 'failed')
    return (
      <ErrorBlock title="The last run can’t be shown" message="quality.json could not be read. Reload the page." />
    );
  if (quality === null) {
    return (
      <EmptyState title="There was no run yet" level={2}>
        Run the stories, and this page shows what was found: <Code>npm run test:visual</Code>
      </EmptyState>
    );
  }
  const shown = filtered(quality, filter);
  return (
    <>
      <LastRun quality={quality} />
      <Filters {...filter} found={`${shown.length} of ${quality.subjects.length}`} onChange={setFilter} />
      <SubjectTable subjects={shown} />
    </>
  );
}
