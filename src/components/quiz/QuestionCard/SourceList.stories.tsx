import preview from '#.storybook/preview';
import { SourceList } from './SourceList.tsx';

const source = (title: string) => ({ title, url: `https://help.salesforce.com/${encodeURIComponent(title)}` });

const meta = preview.meta({
  component: SourceList,
  args: { sources: [source('Organization-Wide Sharing Defaults')] },
});

export const Default = meta.story({});
