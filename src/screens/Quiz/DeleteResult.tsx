import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { deleteAttempt, retrieveAttempt } from '../../../contract/attempts.ts';
import { paths } from '../../../domain/paths.ts';
import { Actions } from '../../components/base/Actions/Actions.tsx';
import { BusyButton } from '../../components/base/BusyButton/BusyButton.tsx';
import { showToast } from '../../components/frame/Toaster/showToast.ts';
import { useCall } from '../../data/useMutation.ts';
import { AskDialogPart } from '../../flows/askDialogPart.ts';

/** Deletes a saved result, after asking. */
export function DeleteResult({ userId, attemptId }: { userId: string; attemptId: string }) {
  const navigate = useNavigate();
  const { mutate } = useSWRConfig();
  const [isAsking, setAsking] = useState(false);
  const { run, isRunning, error } = useCall(deleteAttempt);
  async function remove() {
    const reply = await run({ body: { userId, attemptId } });
    if (!reply) return;
    showToast(reply.message, 'success');
    await navigate(paths.profile.href(), { replace: true });
    // All else that was read of the user may have this result in it.
    void mutate((key) => Array.isArray(key) && key[1] === userId && key[0] !== retrieveAttempt.path, undefined);
  }
  return (
    <>
      <Actions
        actions={[{ label: 'Delete this result', onClick: () => setAsking(true), variant: 'text' }]}
        sx={{ marginInlineStart: -1.5 }}
      />
      {isAsking && (
        <Suspense>
          <AskDialogPart
            title="Delete this result?"
            lead={
              error?.message ??
              'It will no longer count toward your scores, averages, or missed questions. You can’t undo this.'
            }
            cancelLabel="Keep it"
            loading={isRunning}
            onClose={() => setAsking(false)}
          >
            <BusyButton variant="contained" color="error" loading={isRunning} onClick={() => void remove()}>
              {isRunning ? 'Deleting…' : 'Delete result'}
            </BusyButton>
          </AskDialogPart>
        </Suspense>
      )}
    </>
  );
}
