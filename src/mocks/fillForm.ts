import type { userEvent as UserEvent, within } from 'storybook/test';

interface Play {
  canvas: Pick<ReturnType<typeof within>, 'findByLabelText' | 'findByRole'>;
  userEvent: ReturnType<typeof UserEvent.setup>;
}

/** Fills in the fields of these labels and sends the form with its button, as the play of a story. */
export async function fillForm(
  { canvas, userEvent }: Play,
  values: Readonly<Record<string, string>>,
  button: string,
): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await userEvent.click(await canvas.findByLabelText(label));
    // Typing takes a frame for each letter.
    await userEvent.paste(value);
  }
  await userEvent.click(await canvas.findByRole('button', { name: button }));
}
