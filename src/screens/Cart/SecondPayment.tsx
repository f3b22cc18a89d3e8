import { Actions } from '../../components/base/Actions/Actions.tsx';
import { AskDialog } from '../../components/base/AskDialog/AskDialog.tsx';

interface SecondPaymentProps {
  onPay: () => void;
  onClose: () => void;
}

/** Asks before an exam is paid for while another payment for it is pending. */
export const SecondPayment = ({ onPay, onClose }: SecondPaymentProps) => (
  <AskDialog
    title="Pay a second time?"
    lead="A payment for an exam in your cart is still pending. You are never charged twice for an exam, but a second payment has to wait for the first."
    cancelLabel="Wait for the first payment"
    loading={false}
    onClose={onClose}
  >
    <Actions actions={[{ label: 'Open another payment', onClick: onPay }]} />
  </AskDialog>
);
