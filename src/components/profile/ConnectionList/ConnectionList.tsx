import Button from '@mui/material/Button';
import type { Connection } from '../../../../contract/openId.ts';
import { type IdProvider, idProviderNames } from '../../../../contract/idProviders.ts';
import { BusyButton } from '../../base/BusyButton/BusyButton.tsx';
import { LocalDate } from '../../base/LocalDate/LocalDate.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { SettingsList } from '../SettingsList/SettingsList.tsx';

export interface ConnectionListProps {
  /** The providers that somebody can connect an account of, at least one where nothing is connected. */
  providers: readonly IdProvider[];
  /** What is connected, also of a provider that the site does not offer any more. */
  connections: readonly Connection[];
  /** Whether more can be connected. */
  canConnect: boolean;
  onConnect: (provider: IdProvider) => void;
  onDisconnect: (provider: IdProvider) => void;
  /** One is being disconnected: until then no other can be. */
  isDisconnecting: boolean;
}

/** The providers that can be a way into an account, each with what is connected and a button that changes it. */
export function ConnectionList(props: ConnectionListProps) {
  const { providers, connections, canConnect, onConnect, onDisconnect, isDisconnecting } = props;
  const all = new Set([...providers, ...connections.map(({ provider }) => provider)]);
  return (
    <SettingsList
      label="Connected accounts"
      items={[...all].map((provider) => {
        const name = idProviderNames[provider];
        const connection = connections.find((one) => one.provider === provider);
        return {
          id: provider,
          name,
          times: connection ? (
            <>
              {connection.email === '' ? 'Connected' : `Connected as ${connection.email}`} on{' '}
              <LocalDate date={connection.connectedAt} />
            </>
          ) : (
            'Not connected'
          ),
          action: connection ? (
            <BusyButton
              variant="outlined"
              size="small"
              loading={isDisconnecting}
              onClick={() => onDisconnect(provider)}
            >
              Disconnect <VisuallyHidden>{name}</VisuallyHidden>
            </BusyButton>
          ) : (
            canConnect && (
              <Button variant="outlined" size="small" onClick={() => onConnect(provider)}>
                Connect <VisuallyHidden>{name}</VisuallyHidden>
              </Button>
            )
          ),
        };
      })}
    />
  );
}
