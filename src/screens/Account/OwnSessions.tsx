import Stack from '@mui/material/Stack';
import { BusyButton } from '../../components/base/BusyButton/BusyButton.tsx';
import { ErrorBlock } from '../../components/base/ErrorBlock/ErrorBlock.tsx';
import { SectionIntro } from '../../components/frame/SectionIntro/SectionIntro.tsx';
import { showToast } from '../../components/frame/Toaster/showToast.ts';
import { SessionList } from '../../components/profile/SessionList/SessionList.tsx';
import { SettingsListSkeleton } from '../../components/profile/SettingsList/SettingsList.tsx';
import { messageOf } from '../../data/ApiError.ts';
import { useEndOtherSessions, useEndSession, type useSessions } from '../../data/account/settings.ts';

type OwnSessionsProps = ReturnType<typeof useSessions> & { readonly userId: string };

/** Where the user is logged in, and the ways to end that. */
export function OwnSessions({ userId, sessions, error, reload }: OwnSessionsProps) {
  const one = useEndSession();
  const others = useEndOtherSessions();
  function show(reply: { message: string } | undefined): void {
    if (reply) showToast(reply.message, 'success');
    else showToast('The session could not be ended. Please try again.', 'error');
    reload();
  }
  return (
    <section aria-labelledby="sessions">
      <SectionIntro id="sessions" title="Where you are logged in">
        End what you do not recognize, and change your password then.
      </SectionIntro>
      {sessions ? (
        <Stack spacing={2.5}>
          <SessionList
            sessions={sessions}
            isEnding={one.isRunning}
            onEnd={(sessionId) => void one.run({ body: { userId, sessionId } }).then(show)}
          />
          {sessions.length > 1 && (
            <div>
              <BusyButton
                variant="outlined"
                loading={others.isRunning}
                onClick={() => void others.run({ body: { userId } }).then(show)}
              >
                End all others
              </BusyButton>
            </div>
          )}
        </Stack>
      ) : error ? (
        <ErrorBlock title="Your sessions could not be loaded" message={messageOf(error)} onRetry={reload} />
      ) : (
        <SettingsListSkeleton />
      )}
    </section>
  );
}
