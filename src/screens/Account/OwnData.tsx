import { Actions } from '../../components/base/Actions/Actions.tsx';
import { showToast } from '../../components/frame/Toaster/showToast.ts';
import { SettingsList } from '../../components/profile/SettingsList/SettingsList.tsx';
import { SettingsSection } from '../../components/profile/SettingsSection/SettingsSection.tsx';
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
    <SettingsSection titleId="data" title="Your data" lead="Everything we keep about you, in one file.">
      <SettingsList>
        <Actions actions={[{ label: 'Download my data', onClick: () => void download(), variant: 'outlined' }]} />
      </SettingsList>
    </SettingsSection>
  );
}
