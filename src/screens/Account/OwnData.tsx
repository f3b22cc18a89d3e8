import Stack from '@mui/material/Stack';
import { Actions } from '../../components/base/Actions/Actions.tsx';
import { SectionIntro } from '../../components/frame/SectionIntro/SectionIntro.tsx';
import { showToast } from '../../components/frame/Toaster/showToast.ts';
import { exportOwnData } from '../../data/account/settings.ts';
import { saveFile } from './saveFile.ts';

/** Exports everything stored about the user. */
export function OwnData({ userId }: { userId: string }) {
  async function download(): Promise<void> {
    try {
      saveFile('certcrest-data.json', JSON.stringify(await exportOwnData(userId), null, 2), 'application/json');
    } catch (problem) {
      showToast(problem instanceof Error ? problem.message : String(problem), 'error');
    }
  }
  return (
    <Stack component="section" spacing={4.5} aria-labelledby="data">
      <SectionIntro titleId="data" title="Your data">
        Everything we keep about you, in one file.
      </SectionIntro>
      <Actions actions={[{ label: 'Download my data', onClick: () => void download(), variant: 'outlined' }]} />
    </Stack>
  );
}
