import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { PlainToasts } from './PlainToasts.tsx';
import { showToast } from './toast.ts';

const meta = preview.meta({ title: 'Frame/PlainToasts', component: PlainToasts });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    showToast('CertCrest cannot be reached.', 'error');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('CertCrest cannot be reached.');
  },
});
