import { Suspense, useState } from 'react';
import { MOST_PASSKEYS, type OwnPasskey } from '../../../contract/passkeys.ts';
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
  const hasPasskeys = useHasPasskeys();
  /** Why none can be added. */
  function obstacle(count: number): string | undefined {
    if (!hasPasskeys) return 'This browser does not support passkeys. Open this page in another one.';
    if (!hasPassword) return 'Set a password before you add one.';
    return count < MOST_PASSKEYS ? undefined : 'You have reached the limit. Remove one to add another.';
  }
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
            items={[
              ...passkeys.map((passkey) => ({
                id: passkey.id,
                name: passkey.name,
                times: (
                  <>
                    Added <LocalDate date={passkey.addedAt} form="medium" />
                    <br />
                    {passkey.usedAt === null ? 'Not used yet' : 'Last used '}
                    {passkey.usedAt !== null && <LocalDate date={passkey.usedAt} form="medium" />}
                  </>
                ),
                action: { label: 'Remove', of: passkey.name, onClick: () => setAsking(passkey) },
              })),
              {
                id: 'add',
                name: passkeys.length === 0 ? 'No passkeys yet' : 'Another passkey',
                times: obstacle(passkeys.length),
                action: !obstacle(passkeys.length) && { label: 'Add a passkey', onClick: () => setAsking('add') },
              },
            ]}
          />
          <Suspense>
            {asking === 'add' && <AddPasskeyDialog {...step} />}
            {typeof asking === 'object' && <RemovePasskeyDialog passkey={asking} {...step} />}
          </Suspense>
        </>
      )}
    </ReadSection>
  );
}
