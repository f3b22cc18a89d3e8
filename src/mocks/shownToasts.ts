import { mocked } from 'storybook/test';
import { showToast } from '../components/frame/Toaster/showToast.ts';

/** The messages of all toasts that the story has shown so far (`.storybook/preview.tsx` mocks `showToast`). */
export const shownToasts = (): string[] => mocked(showToast).mock.calls.map(([message]) => message);
