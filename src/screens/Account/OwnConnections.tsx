import { Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { type IdProvider, idProviderNames } from '../../../contract/idProviders.ts';
import { connectProvider, disconnectProvider } from '../../../contract/openId.ts';
import { paths } from '../../../domain/paths.ts';
import { lazyPart } from '../../components/base/lazyPart.ts';
import { LocalDate } from '../../components/base/LocalDate/LocalDate.tsx';
import { showToast } from '../../components/frame/Toaster/showToast.ts';
import { SettingsList } from '../../components/profile/SettingsList/SettingsList.tsx';
import { useConnectProvider, type useConnections } from '../../data/account/settings.ts';
import { useConfiguration } from '../../data/configuration.ts';
import { useCall } from '../../data/useMutation.ts';
import { refusalText, useOpenIdReturn } from '../../flows/loginAddress.ts';
import { ReadSection } from './ReadSection.tsx';

const PasswordDialog = lazyPart(async () => (await import('./dialogs.tsx')).PasswordDialog, 'error');

const schema = z.pick(connectProvider.body, { password: true });

/** The user's connected login providers. Nothing where there is none, and none is on offer. */
export function OwnConnections({ userId, read }: { userId: string; read: ReturnType<typeof useConnections> }) {
  const { idProviders = [] } = useConfiguration();
  const [connecting, setConnecting] = useState<IdProvider>();
  const disconnect = useCall(disconnectProvider);
  const returned = useConnected();
  if (idProviders.length === 0 && !read.data?.connections.length) return null;

  async function remove(provider: IdProvider): Promise<void> {
    const reply = await disconnect.run({ body: { userId, provider } });
    if (reply) showToast(reply.message, 'success');
    read.reload();
  }
  return (
    <ReadSection
      titleId="connections"
      title="Connected accounts"
      lead={
        read.data?.hasPassword === false
          ? 'You can log in with these. Set a password before you connect another.'
          : 'You can log in with these instead of your password.'
      }
      read={read}
      refusal={disconnect.error?.message ?? returned}
      failed="Your accounts could not be loaded"
    >
      {({ hasPassword, connections }) => (
        <>
          <SettingsList
            label="Connected accounts"
            // What is connected stays on show where its provider is not offered any more.
            items={[...new Set([...idProviders, ...connections.map(({ provider }) => provider)])].map((id) => {
              const name = idProviderNames[id];
              const connection = connections.find(({ provider }) => provider === id);
              return {
                id,
                name,
                times: connection ? (
                  <>
                    {connection.email === '' ? 'Connected' : `Connected as ${connection.email}`} on{' '}
                    <LocalDate date={connection.connectedAt} form="medium" />
                  </>
                ) : (
                  'Not connected'
                ),
                action: connection
                  ? { label: 'Disconnect', of: name, loading: disconnect.isRunning, onClick: () => void remove(id) }
                  : hasPassword && { label: 'Connect', of: name, onClick: () => setConnecting(id) },
              };
            })}
          />
          <Suspense>
            {connecting && (
              <Connecting userId={userId} provider={connecting} onClose={() => setConnecting(undefined)} />
            )}
          </Suspense>
        </>
      )}
    </ReadSection>
  );
}

function Connecting(props: { userId: string; provider: IdProvider; onClose: () => void }) {
  const { userId, provider, onClose } = props;
  const { run, isRunning, error } = useConnectProvider();
  const [isLeaving, setLeaving] = useState(false);
  async function connect({ password }: { password: string }): Promise<void> {
    if (await run({ body: { userId, provider, password } })) setLeaving(true);
  }
  const name = idProviderNames[provider];
  return (
    <PasswordDialog
      title={`Connect ${name}`}
      lead={`We take you to ${name} and back. You can then log in with that account. Your password still works.`}
      cancelLabel="Not now"
      action={{ label: `Go to ${name}`, loadingLabel: `Going to ${name}…` }}
      schema={schema}
      onSubmit={connect}
      loading={isRunning || isLeaving}
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
