import Stack from '@mui/material/Stack';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { deleteAccount, keptAfterDeletion } from '../../../contract/personalData.ts';
import { paths } from '../../../domain/paths.ts';
import { Actions } from '../../components/base/Actions/Actions.tsx';
import { lazyPart } from '../../components/base/lazyPart.ts';
import { SectionIntro } from '../../components/frame/SectionIntro/SectionIntro.tsx';
import { showToast } from '../../components/frame/Toaster/showToast.ts';
import { exportOwnData, useDeleteAccount } from '../../data/account/settings.ts';
import { setHomeNote } from '../../flows/homeNote.ts';
import { saveFile } from './saveFile.ts';

const DeleteAccountDialog = lazyPart(async () => (await import('./dialogs.ts')).DeleteAccountDialog, 'error');

const schema = z.pick(deleteAccount.body, { password: true });

/** All that is kept of the user, to take along or to remove. */
export function OwnData({ userId, hasPassword }: { userId: string; hasPassword: boolean }) {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const { run, isRunning, error } = useDeleteAccount();

  async function download(): Promise<void> {
    try {
      saveFile('certcrest-data.json', JSON.stringify(await exportOwnData(userId), null, 2));
    } catch (problem) {
      showToast(problem instanceof Error ? problem.message : String(problem), 'error');
    }
  }
  async function remove({ password }: { password: string }): Promise<void> {
    const reply = await run({ body: { userId, password } });
    if (!reply) return;
    setHomeNote([reply.message, ...reply.kept].join(' '));
    await navigate(paths.home.href(), { replace: true });
  }
  return (
    <Stack component="section" spacing={4.5} aria-labelledby="data">
      <SectionIntro titleId="data" title="Your data">
        {hasPassword
          ? 'Everything that we keep of you, as a file; or the end of it.'
          : 'Everything that we keep of you, as a file. To delete your account, set a password first.'}
      </SectionIntro>
      <Actions
        actions={[
          { label: 'Download my data', onClick: () => void download(), variant: 'outlined' },
          ...(hasPassword
            ? [{ label: 'Delete my account', onClick: () => setAsking(true), variant: 'outlined' as const }]
            : []),
        ]}
      />
      {isAsking && (
        <Suspense>
          <DeleteAccountDialog
            schema={schema}
            kept={keptAfterDeletion}
            onSubmit={remove}
            loading={isRunning}
            error={error?.message}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </Stack>
  );
}
