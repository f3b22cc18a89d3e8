import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { MOST_PASSKEYS, type OwnPasskey } from '../../../contract/passkeys.ts';
import { Actions } from '../../components/base/Actions/Actions.tsx';
import { LocalDate } from '../../components/base/LocalDate/LocalDate.tsx';
import { lazyPart } from '../../components/base/lazyPart.ts';
import { SettingsList } from '../../components/profile/SettingsList/SettingsList.tsx';
import { usePasskeys } from '../../data/account/settings.ts';
import { useHasPasskeys } from '../../data/account/webAuthn.ts';
import { ReadSection } from './ReadSection.tsx';

const AddPasskeyDialog = lazyPart(async () => (await import('./dialogs.tsx')).AddPasskeyDialog, 'error');
const RemovePasskeyDialog = lazyPart(async () => (await import('./dialogs.tsx')).RemovePasskeyDialog, 'error');

/** The user's passkeys, and how another is added. */
export function OwnPasskeys({ userId, hasPassword }: { userId: string; hasPassword: boolean }) {
  const own = usePasskeys(userId);
  const [asking, setAsking] = useState<'add' | OwnPasskey>();
  const step = { userId, onChanged: own.reload, onClose: () => setAsking(undefined) };
  return (
    <ReadSection
      titleId="passkeys"
      title="Passkeys"
      lead="Log in with your fingerprint, your face, or your device’s PIN."
      read={own}
      failed="Your passkeys could not be loaded"
    >
      {({ passkeys }) => (
        <>
          <SettingsList
            label="Your passkeys"
            items={passkeys.map((passkey) => ({
              id: passkey.id,
              name: passkey.name,
              times: (
                <>
                  Added on <LocalDate date={passkey.addedAt} />,{' '}
                  {passkey.usedAt === null ? (
                    'not used yet'
                  ) : (
                    <>
                      last used on <LocalDate date={passkey.usedAt} />
                    </>
                  )}
                </>
              ),
              action: { label: 'Remove', of: passkey.name, onClick: () => setAsking(passkey) },
            }))}
          >
            <Stack
              direction="row"
              spacing={2}
              sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
            >
              <Typography>{passkeys.length === 0 && 'No passkeys yet.'}</Typography>
              <WayToAdd hasPassword={hasPassword} count={passkeys.length} onAdd={() => setAsking('add')} />
            </Stack>
          </SettingsList>
          <Suspense>
            {asking === 'add' && <AddPasskeyDialog {...step} />}
            {typeof asking === 'object' && <RemovePasskeyDialog passkey={asking} {...step} />}
          </Suspense>
        </>
      )}
    </ReadSection>
  );
}

/** The button, or why there is none. */
function WayToAdd(props: { hasPassword: boolean; count: number; onAdd: () => void }) {
  if (!useHasPasskeys())
    return <Typography>This browser does not support passkeys. Open this page in another one.</Typography>;
  if (!props.hasPassword) return <Typography>Set a password before you add one.</Typography>;
  if (props.count >= MOST_PASSKEYS)
    return <Typography>You have reached the limit. Remove a passkey you no longer need to add another.</Typography>;
  return <Actions actions={[{ label: 'Add a passkey', onClick: props.onAdd, variant: 'outlined' }]} size="small" />;
}
