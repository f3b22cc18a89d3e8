import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { SectionIntro } from '../../components/frame/SectionIntro/SectionIntro.tsx';

/** A section's heading, and beside it what chooses what the section shows. */
export const TitleRow = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'end', justifyContent: 'space-between' }}>
    <SectionIntro titleId={id} title={title} />
    <Stack sx={{ flex: '1 1 240px', maxWidth: { sm: 320 } }}>{children}</Stack>
  </Stack>
);
