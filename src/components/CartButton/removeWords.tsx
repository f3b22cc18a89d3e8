import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** What a button says that takes an exam out of the cart; which exam only screen readers need to hear. */
export const removeWords = (examName: string, isBusy: boolean) => (
  <>
    {isBusy ? 'Removing…' : 'Remove'} <VisuallyHidden>{examName} from cart</VisuallyHidden>
  </>
);
