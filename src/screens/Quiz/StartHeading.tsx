import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ExamEmblem } from '../../components/exams/ExamEmblem/ExamEmblem.tsx';

export interface StartHeadingProps {
  /** The exam's slug, which chooses the emblem. */
  exam: string;
  title: string;
  /** Of a result: what it is of, and of which day. Then the title is smaller. */
  caption?: ReactNode;
  /** What one gets and what to expect. */
  children?: ReactNode;
}

/** The head of an exam's start page, and of a result. */
export const StartHeading = ({ exam, title, caption, children }: StartHeadingProps) => (
  <Stack spacing={2}>
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <ExamEmblem exam={exam} />
      <Stack sx={{ minWidth: 0 }}>
        {/* Its longest word fits a phone, in text of any size. */}
        <Typography
          variant={caption ? 'title' : 'h1'}
          component="h1"
          sx={{ fontSize: ({ typography }) => (caption ? undefined : `min(${typography.h1.fontSize}, 8vw)`) }}
        >
          {title}
        </Typography>
        {caption && (
          <Typography variant="body2" color="textSecondary" sx={{ textWrap: 'balance' }}>
            {caption}
          </Typography>
        )}
      </Stack>
    </Stack>
    {children}
  </Stack>
);
