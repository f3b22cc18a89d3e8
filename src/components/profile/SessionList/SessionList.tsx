import Chip from '@mui/material/Chip';
import { part } from '../../../theme/part.ts';
import { BusyButton } from '../../base/BusyButton/BusyButton.tsx';
import { LocalDate } from '../../base/LocalDate/LocalDate.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { SettingsList, type SettingsListProps } from '../SettingsList/SettingsList.tsx';

const Root = part(SettingsList, 'CcSessionList', 'Root', {});

/** An open session, as its owner recognizes it. */
interface ListedSession {
  readonly id: string;
  /** The browser and system that opened it. */
  readonly device: string;
  /** ISO 8601, in UTC. */
  readonly openedAt: string;
  /** ISO 8601, in UTC. */
  readonly usedAt: string;
  /** Whether it is the one of this browser, which logging out ends. */
  readonly isCurrent: boolean;
}

export interface SessionListProps extends Omit<SettingsListProps, 'label' | 'items'> {
  /** The open sessions, at least one. */
  sessions: readonly ListedSession[];
  /** Ends one of them, which is not the current one. */
  onEnd: (sessionId: string) => void;
  /** One is being ended: until then no other can be. */
  loading: boolean;
}

/**
 * Where a user is logged in: each browser with its times, and a button that logs it out.
 *
 * @when On the account's page: where a user is logged in.
 * @whenNot Passkeys: PasskeyList.
 * @whenNot Logging out here: the account's entry in the Navbar.
 * @keyboard Tab: moves from button to button.
 * @keyboard Enter, Space: ends that session; while one is being ended, the buttons take no press.
 * @screenReader A list, "Open sessions"; each button says which device. The one of this browser says "This one".
 * @status stable
 */
export function SessionList({ sessions, onEnd, loading, ...rest }: SessionListProps) {
  return (
    <Root
      label="Open sessions"
      items={sessions.map(({ id, device, openedAt, usedAt, isCurrent }) => ({
        id,
        name: device,
        times: (
          <>
            Logged in on <LocalDate date={openedAt} form="withTime" />, last used on{' '}
            <LocalDate date={usedAt} form="withTime" />
          </>
        ),
        action: isCurrent ? (
          <Chip label="This one" />
        ) : (
          <BusyButton variant="outlined" size="small" loading={loading} onClick={() => onEnd(id)}>
            End this one <VisuallyHidden>({device})</VisuallyHidden>
          </BusyButton>
        ),
      }))}
      {...rest}
    />
  );
}
