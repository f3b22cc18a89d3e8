import { endOtherSessions, endSession } from '../../../contract/sessions.ts';
import { LocalDate } from '../../components/base/LocalDate/LocalDate.tsx';
import { showToast } from '../../components/frame/Toaster/showToast.ts';
import { SettingsList, type SettingsItem } from '../../components/profile/SettingsList/SettingsList.tsx';
import type { useSessions } from '../../data/account/settings.ts';
import { useCall } from '../../data/useMutation.ts';
import { ReadSection } from './ReadSection.tsx';

/** Where the user is logged in, and the ways to end that. */
export function OwnSessions({ userId, read }: { userId: string; read: ReturnType<typeof useSessions> }) {
  const one = useCall(endSession);
  const others = useCall(endOtherSessions);
  function show(reply: { message: string } | undefined): void {
    if (reply) showToast(reply.message, 'success');
    read.reload();
  }
  const rest: SettingsItem = {
    id: 'others',
    name: 'All other sessions',
    action: {
      label: 'End all',
      of: 'other sessions',
      loading: others.isRunning,
      onClick: () => void others.run({ body: { userId } }).then(show),
    },
  };
  return (
    <ReadSection
      titleId="sessions"
      title="Active sessions"
      lead="End any session you don’t recognize, then change your password."
      read={read}
      refusal={(one.error ?? others.error)?.message}
      failed="Your sessions could not be loaded"
    >
      {({ sessions }) => (
        <SettingsList
          label="Open sessions"
          items={[
            ...sessions.map(({ id, device, openedAt, usedAt, isCurrent }) => ({
              id,
              name: device,
              times: (
                <>
                  {isCurrent ? 'Logged in' : 'Last used'}{' '}
                  <LocalDate date={isCurrent ? openedAt : usedAt} form="shortWithTime" />
                  {!isCurrent && (
                    <>
                      <br />
                      Logged in <LocalDate date={openedAt} form="shortWithTime" />
                    </>
                  )}
                </>
              ),
              // Logging out ends the one of this browser.
              ...(isCurrent
                ? { mark: 'This device' }
                : {
                    action: {
                      label: 'End session',
                      of: `on ${device}`,
                      loading: one.isRunning,
                      onClick: () => void one.run({ body: { userId, sessionId: id } }).then(show),
                    },
                  }),
            })),
            ...(sessions.length > 2 ? [rest] : []),
          ]}
        />
      )}
    </ReadSection>
  );
}
