import Button from '@mui/material/Button';
import { part } from '../../../theme/part.ts';
import { BusyButton } from '../../base/BusyButton/BusyButton.tsx';
import { LocalDate } from '../../base/LocalDate/LocalDate.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { SettingsList, type SettingsListProps } from '../SettingsList/SettingsList.tsx';

const Root = part(SettingsList, 'CcConnectionList', 'Root', {});

/** A provider that can vouch for a user, such as Google. */
interface ListedProvider<Id extends string> {
  readonly id: Id;
  /** Its name as people know it. */
  readonly name: string;
  /** The account there that is connected, and since when (ISO 8601, in UTC). Its email is empty where it is not known. */
  readonly connection?: { readonly email: string; readonly connectedAt: string } | undefined;
}

export interface ConnectionListProps<Id extends string = string> extends Omit<SettingsListProps, 'label' | 'items'> {
  /** What is connected, and what can be, at least one. */
  providers: readonly ListedProvider<Id>[];
  /** Connects an account at a provider; undefined where no more can be connected. */
  onConnect?: ((provider: Id) => void) | undefined;
  /** Disconnects the account at a provider. */
  onDisconnect: (provider: Id) => void;
  /** One is being disconnected: until then no other can be. */
  loading: boolean;
}

/**
 * The providers that can be a way into an account, each with what is connected and a button that changes it.
 *
 * @when On the account's page: which providers are a way into the account.
 * @whenNot Choosing a provider to log in: OtherLogins.
 * @whenNot Passkeys: PasskeyList.
 * @keyboard Tab: moves from button to button.
 * @keyboard Enter, Space: connects or disconnects; while one is being disconnected, the buttons take no press.
 * @screenReader A list, "Connected accounts"; each button says which provider it is for.
 * @status stable
 */
export function ConnectionList<Id extends string>({
  providers,
  onConnect,
  onDisconnect,
  loading,
  ...rest
}: ConnectionListProps<Id>) {
  return (
    <Root
      label="Connected accounts"
      items={providers.map(({ id, name, connection }) => ({
        id,
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
          <BusyButton variant="outlined" size="small" loading={loading} onClick={() => onDisconnect(id)}>
            Disconnect <VisuallyHidden>{name}</VisuallyHidden>
          </BusyButton>
        ) : (
          onConnect && (
            <Button variant="outlined" size="small" onClick={() => onConnect(id)}>
              Connect <VisuallyHidden>{name}</VisuallyHidden>
            </Button>
          )
        ),
      }))}
      {...rest}
    />
  );
}
