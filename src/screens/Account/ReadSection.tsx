import type { ReactNode } from 'react';
import { ErrorBlock } from '../../components/base/ErrorBlock/ErrorBlock.tsx';
import { FormError } from '../../components/forms/FormError/FormError.tsx';
import { SettingsList } from '../../components/profile/SettingsList/SettingsList.tsx';
import {
  SettingsSection,
  type SettingsSectionProps,
} from '../../components/profile/SettingsSection/SettingsSection.tsx';
import { isNotOffered, messageOf } from '../../data/ApiError.ts';
import type { Read } from '../../data/useRead.ts';

interface ReadSectionProps<Data> extends Omit<SettingsSectionProps, 'children'> {
  read: Pick<Read<Data>, 'data' | 'error' | 'reload'>;
  /** The title of the error where it could not be read. */
  failed: string;
  /** Why the last change came to nothing. */
  refusal?: string | undefined;
  children: (data: Data) => ReactNode;
}

/** A section about what is read from the server; nothing where that has no such call. */
export function ReadSection<Data>({
  read: { data, error, reload },
  failed,
  refusal,
  children,
  ...rest
}: ReadSectionProps<Data>) {
  if (isNotOffered(error)) return null;
  return (
    <SettingsSection {...rest}>
      {refusal !== undefined && <FormError sx={{ marginBottom: 2.5 }}>{refusal}</FormError>}
      {data ? (
        children(data)
      ) : error ? (
        <ErrorBlock title={failed} message={messageOf(error)} onRetry={reload} />
      ) : (
        <SettingsList loading />
      )}
    </SettingsSection>
  );
}
