import Stack from '@mui/material/Stack';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type IdProvider, idProviderNames } from '../../../contract/idProviders.ts';
import { paths } from '../../../domain/paths.ts';
import { ErrorBlock } from '../../components/base/ErrorBlock/ErrorBlock.tsx';
import { FormError } from '../../components/forms/FormError/FormError.tsx';
import { SectionIntro } from '../../components/frame/SectionIntro/SectionIntro.tsx';
import { showToast } from '../../components/frame/Toaster/showToast.ts';
import { ConnectionList } from '../../components/profile/ConnectionList/ConnectionList.tsx';
import { SettingsListSkeleton } from '../../components/profile/SettingsList/SettingsList.tsx';
import { messageOf } from '../../data/ApiError.ts';
import { useConnectProvider, useDisconnectProvider, type useConnections } from '../../data/account/openId.ts';
import { useConfiguration } from '../../data/configuration.ts';
import { refusalText, useOpenIdReturn } from '../../flows/useOpenIdReturn.ts';

const ConnectDialog = lazy(async () => {
  const { ConnectDialog } = await import('./dialogs.ts');
  return { default: ConnectDialog };
});

type OwnConnectionsProps = ReturnType<typeof useConnections> & { readonly userId: string };

/** The user's accounts elsewhere that log them in here. Nothing where there is none, and none is on offer. */
export function OwnConnections({ userId, hasPassword, connections, error, reload }: OwnConnectionsProps) {
  const { idProviders = [] } = useConfiguration();
  const [connecting, setConnecting] = useState<IdProvider>();
  const disconnect = useDisconnectProvider();
  const returned = useConnected();
  if (idProviders.length === 0 && !connections?.length) return null;

  async function remove(provider: IdProvider): Promise<void> {
    const reply = await disconnect.run({ body: { userId, provider } });
    if (reply) showToast(reply.message, 'success');
    reload();
  }
  const refusal = disconnect.error?.message ?? returned;
  return (
    <section aria-labelledby="connections">
      <SectionIntro id="connections" title="Connected accounts">
        {hasPassword === false
          ? 'They log you in here. To connect another, set a password first.'
          : 'They log you in here without your password.'}
      </SectionIntro>
      <Stack spacing={2.5}>
        {refusal !== undefined && <FormError>{refusal}</FormError>}
        {connections ? (
          <ConnectionList
            providers={idProviders}
            connections={connections}
            canConnect={hasPassword === true}
            onConnect={setConnecting}
            onDisconnect={(provider) => void remove(provider)}
            isDisconnecting={disconnect.isRunning}
          />
        ) : error ? (
          <ErrorBlock title="Your accounts could not be loaded" message={messageOf(error)} onRetry={reload} />
        ) : (
          <SettingsListSkeleton />
        )}
      </Stack>
      <Suspense>
        {connecting && <Connecting userId={userId} provider={connecting} onClose={() => setConnecting(undefined)} />}
      </Suspense>
    </section>
  );
}

interface ConnectingProps {
  userId: string;
  provider: IdProvider;
  onClose: () => void;
}

function Connecting({ userId, provider, onClose }: ConnectingProps) {
  const { run, isRunning, error } = useConnectProvider();
  const [isLeaving, setLeaving] = useState(false);
  async function connect({ password }: { password: string }): Promise<void> {
    if (await run({ body: { userId, provider, password } })) setLeaving(true);
  }
  return (
    <ConnectDialog
      provider={provider}
      onSubmit={connect}
      isSubmitting={isRunning || isLeaving}
      error={error?.message}
      onClose={onClose}
    />
  );
}

/** Says once that an account has been connected, where the address says so; returns why it has not. */
function useConnected(): string | undefined {
  const returned = useOpenIdReturn();
  const navigate = useNavigate();
  const connected = returned && !returned.refused ? returned.by : undefined;
  useEffect(() => {
    if (connected === undefined) return;
    showToast(`${idProviderNames[connected]} is connected.`, 'success');
    void navigate(paths.account.href(), { replace: true });
  }, [connected, navigate]);
  return refusalText(returned);
}
