/** The dialogs of the account settings. They load together, when the first is needed: most visits need none. */
export { ConnectDialog } from '../../components/profile/ConnectDialog/ConnectDialog.tsx';
export { DeleteAccountDialog } from '../../components/profile/DeleteAccountDialog/DeleteAccountDialog.tsx';
export { PasskeyDialogs } from './PasskeyDialogs.tsx';
