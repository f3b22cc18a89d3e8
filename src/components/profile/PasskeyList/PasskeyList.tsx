import Button from '@mui/material/Button';
import { part } from '../../../theme/part.ts';
import { LocalDate } from '../../base/LocalDate/LocalDate.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { SettingsList, type SettingsListProps } from '../SettingsList/SettingsList.tsx';

const Root = part(SettingsList, 'CcPasskeyList', 'Root', {});

/** A passkey, as its owner recognizes it. */
interface ListedPasskey {
  readonly id: string;
  /** The browser and system that it was added on. */
  readonly name: string;
  /** ISO 8601, in UTC. */
  readonly addedAt: string;
  /** When it last logged in, ISO 8601 in UTC; null where it never has. */
  readonly usedAt: string | null;
}

export interface PasskeyListProps extends Omit<SettingsListProps, 'label' | 'items'> {
  /** The passkeys, at least one. */
  passkeys: readonly ListedPasskey[];
  /** Asks whether to remove one of them. */
  onRemove: (passkey: ListedPasskey) => void;
}

/**
 * A user's passkeys: each with its times, and a button that removes it.
 *
 * @when On the account's page: a user's passkeys.
 * @whenNot Sessions: SessionList. Providers: ConnectionList.
 * @whenNot Before the first passkey: EmptyState, or a sentence with the way to add one.
 * @keyboard Tab: moves from button to button.
 * @keyboard Enter, Space: asks whether to remove the passkey.
 * @screenReader A list, "Your passkeys"; each Remove says which passkey.
 * @status stable
 */
export function PasskeyList({ passkeys, onRemove, ...rest }: PasskeyListProps) {
  return (
    <Root
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
        action: (
          <Button variant="outlined" size="small" onClick={() => onRemove(passkey)}>
            Remove <VisuallyHidden>{passkey.name}</VisuallyHidden>
          </Button>
        ),
      }))}
      {...rest}
    />
  );
}
