import { lazyPart } from '../components/base/lazyPart.ts';

/** The dialog that asks before something is done; its code loads when it is first needed. */
export const AskDialogPart = lazyPart(
  async () => (await import('../components/base/AskDialog/AskDialog.tsx')).AskDialog,
  'error',
);
