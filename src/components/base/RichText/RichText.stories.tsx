import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { RichText } from './RichText.tsx';

const meta = preview.meta({
  component: RichText,
  args: { text: 'A shared folder gives access to the report, never to records that its reader could not open.' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({});
export const WithCode = meta.story({
  args: { text: 'The organization-wide default is `Private`, so `WITH USER_MODE` hides what `Share` does not open.' },
});
export const WithBlock = meta.story({
  args: {
    text: 'A validation rule must stop a case from being closed without a reason:\n```\nAND(\n  ISPICKVAL(Status, "Closed"),\n  ISBLANK(TEXT(Reason))\n)\n```\nUsers still close cases without one. What is the most likely cause?',
  },
  play: async ({ canvas }) => {
    // A block may be wider than the page, so it can be reached and scrolled by keys.
    await expect(canvas.getByRole('region', { name: 'Code' })).toHaveAttribute('tabindex', '0');
  },
});
export const WithHtml = meta.story({
  args: { text: 'The template <lightning-card title="Cases"> is shown as it is written.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/<lightning-card title="Cases">/)).toBeVisible();
  },
});
export const LongText = meta.story({
  args: {
    text: 'Which line fails?\n```apex\nList<Account> accounts = [SELECT Id, Name, Owner.Name, (SELECT Id, StageName, CloseDate FROM Opportunities WHERE IsClosed = false) FROM Account WITH USER_MODE];\n```\nMind `VeryLongNameOfAnUnmanagedTriggerHandlerThatNobodyEverDaredToRename__c` as well.',
  },
});
