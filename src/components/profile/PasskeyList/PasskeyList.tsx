import Button from '@mui/material/Button';
import type { OwnPasskey } from '../../../../contract/passkeys.ts';
import { LocalDate } from '../../base/LocalDate/LocalDate.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { SettingsList } from '../SettingsList/SettingsList.tsx';

export interface PasskeyListProps {
  /** At least one. */
  passkeys: readonly OwnPasskey[];
  /** Asks whether to remove one of them. */
  onRemove: (passkey: OwnPasskey) => void;
}

/** Somebody's passkeys: each with its times, and a button that removes it. */
export const PasskeyList = ({ passkeys, onRemove }: PasskeyListProps) => (
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
      action: (
        <Button variant="outlined" size="small" onClick={() => onRemove(passkey)}>
          Remove <VisuallyHidden>{passkey.name}</VisuallyHidden>
        </Button>
      ),
    }))}
  />
);
