import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Banner } from '../Banner/Banner.tsx';
import { PageHeading } from '../PageHeading/PageHeading.tsx';
import { LoadingOverlay } from './LoadingOverlay.tsx';

const meta = preview.meta({
  title: 'Frame/LoadingOverlay',
  component: LoadingOverlay,
  args: { label: 'Adding to your cart' },
  decorators: [
    (Story) => (
      <>
        <PageHeading title="Certifications">Choose an exam and start.</PageHeading>
        <Banner title="Made like the exam">Every answer says why it is right or wrong.</Banner>
        <Story />
      </>
    ),
  ],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(args.label);
  },
});

export const Default = meta.story({});
export const LongText = meta.story({
  args: {
    label: 'Taking your answers to the server and working out the report by section. Please keep this page open',
  },
});
export const Phone = meta.story({ ...LongText.input, globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ globals: { mode: 'dark' } });
