import Chip from '@mui/material/Chip';
import type { SessionOnShow } from '../../../../contract/sessions.ts';
import { BusyButton } from '../../base/BusyButton/BusyButton.tsx';
import { LocalDate } from '../../base/LocalDate/LocalDate.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { SettingsList } from '../SettingsList/SettingsList.tsx';

export interface SessionListProps {
  /** The open sessions, at least one. */
  sessions: readonly SessionOnShow[];
  /** Ends one of them, which is not the current one. */
  onEnd: (sessionId: string) => void;
  /** One is being ended: until then no other can be. */
  isEnding: boolean;
}

/** Where somebody is logged in: each browser with its times, and a button that logs it out. */
export const SessionList = ({ sessions, onEnd, isEnding }: SessionListProps) => (
  <SettingsList
    label="Open sessions"
    items={sessions.map(({ id, device, openedAt, usedAt, isCurrent }) => ({
      id,
      name: device,
      times: (
        <>
          Logged in on <LocalDate date={openedAt} />, last used on <LocalDate date={usedAt} />
        </>
      ),
      action: isCurrent ? (
        <Chip label="This one" />
      ) : (
        <BusyButton variant="outlined" size="small" loading={isEnding} onClick={() => onEnd(id)}>
          End this one <VisuallyHidden>({device})</VisuallyHidden>
        </BusyButton>
      ),
    }))}
  />
);
