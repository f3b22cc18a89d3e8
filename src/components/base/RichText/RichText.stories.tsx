import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { RichText } from './RichText.tsx';

const meta = preview.meta({
  tags: ['static'],
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
/** Nothing of it is taken for HTML, and no line is wider than the page. */
export const WithCode = meta.story({
  args: {
    text: 'Which line of `<lightning-card title="Cases">` fails?\n```apex\nList<Account> accounts = [SELECT Id, Name, Owner.Name, (SELECT Id, StageName, CloseDate FROM Opportunities WHERE IsClosed = false) FROM Account WITH USER_MODE];\n```\nMind `VeryLongNameOfAnUnmanagedTriggerHandlerThatNobodyEverDaredToRename__c` as well.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('<lightning-card title="Cases">')).toBeVisible();
    const { scrollWidth, clientWidth } = canvas.getByText(/^List<Account>/);
    await expect(scrollWidth).toBe(clientWidth);
  },
});
