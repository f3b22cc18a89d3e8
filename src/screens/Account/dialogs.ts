/** The dialogs of the account settings. They load together, when the first is needed: most visits need none. */
export { PasswordDialog } from '../../components/profile/PasswordDialog/PasswordDialog.tsx';
export { ChangeDialog } from './ChangeDialog.tsx';
export { PasskeyDialogs } from './PasskeyDialogs.tsx';
