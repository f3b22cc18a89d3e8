import Button from '@mui/material/Button';
import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { FormSuccess } from './FormSuccess.tsx';

const meta = preview.meta({
  component: FormSuccess,
  args: { children: 'Your message has been sent successfully!' as string | undefined },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your message has been sent successfully!');
  },
});
function Sending({ children }: { children: string | undefined }) {
  const [isSent, setSent] = useState(false);
  return (
    <>
      <Button onClick={() => setSent(true)}>Send</Button>
      <FormSuccess>{isSent ? children : undefined}</FormSuccess>
    </>
  );
}
export const Announced = meta.story({
  render: (args) => <Sending {...args} />,
  parameters: { noPicture: 'it looks like Default' },
  play: async ({ canvas, userEvent }) => {
    // It is there, empty, before its words are.
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(status).toHaveTextContent('Your message has been sent successfully!');
    await expect(status).toBeInTheDocument();
  },
});
