import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { deleteAccount, keptAfterDeletion } from '../../../contract/personalData.ts';
import { paths } from '../../../domain/paths.ts';
import { lazyPart } from '../../components/base/lazyPart.ts';
import { showToast } from '../../components/frame/Toaster/showToast.ts';
import { SettingsList } from '../../components/profile/SettingsList/SettingsList.tsx';
import { SettingsSection } from '../../components/profile/SettingsSection/SettingsSection.tsx';
import { exportOwnData, useDeleteAccount } from '../../data/account/settings.ts';
import { useExamList } from '../../data/exams/examList.ts';
import { homeNotice } from '../../flows/frame.ts';
import { saveFile } from './saveFile.ts';

const PasswordDialog = lazyPart(async () => (await import('./dialogs.tsx')).PasswordDialog, 'error');

const inWords = new Intl.ListFormat('en');

const schema = z.pick(deleteAccount.body, { password: true });

/** Exports everything stored about the user, or deletes it with the account after a password check. */
export function OwnData({ userId, hasPassword }: { userId: string; hasPassword: boolean }) {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const { run, isRunning, error } = useDeleteAccount(userId);
  const { data: exams = [] } = useExamList();
  const bought = exams.flatMap((exam) => (exam.bought ? exam.name : []));
  const access = bought.length > 0 ? [`your access to ${inWords.format(bought)}`] : [];
  const parts = ['your results', 'your bookmarks and notes', 'your cart', ...access];
  const refund = bought.length > 0 ? ' Want a refund? Request it before deleting, within 14 days of purchase.' : '';
  const lost = `This permanently deletes ${inWords.format(parts)}.`;
  async function download(): Promise<void> {
    try {
      saveFile('certcrest-data.json', JSON.stringify(await exportOwnData(userId), null, 2), 'application/json');
    } catch (problem) {
      showToast(problem instanceof Error ? problem.message : String(problem), 'error');
    }
  }
  async function remove({ password }: { password: string }): Promise<void> {
    const reply = await run({ body: { userId, password } });
    if (!reply) return;
    homeNotice.set([reply.message, ...reply.kept].join(' '));
    await navigate(paths.home.href(), { replace: true });
  }
  return (
    <SettingsSection titleId="data" title="Your data">
      <SettingsList
        label="Your data"
        items={[
          {
            id: 'download',
            name: 'Download your data',
            times: 'Everything in your account, as a JSON file.',
            action: { label: 'Download', of: 'my data', onClick: () => void download() },
          },
          {
            id: 'delete',
            name: 'Delete your account',
            times: hasPassword ? lost : 'To delete it, set a password first.',
            action: hasPassword && { label: 'Delete my account', color: 'error', onClick: () => setAsking(true) },
          },
        ]}
      />
      <Suspense>
        {isAsking && (
          <PasswordDialog
            title="Delete your account?"
            lead={`${lost}${refund} What stays:`}
            cancelLabel="Keep my account"
            action={{ label: 'Delete my account', loadingLabel: 'Deleting the account…', color: 'error' }}
            schema={schema}
            onSubmit={remove}
            loading={isRunning}
            error={error?.message}
            onClose={() => setAsking(false)}
          >
            <Typography component="ul" variant="body2" color="textSecondary" sx={{ margin: 0, paddingLeft: 2.5 }}>
              {keptAfterDeletion.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </Typography>
          </PasswordDialog>
        )}
      </Suspense>
    </SettingsSection>
  );
}
