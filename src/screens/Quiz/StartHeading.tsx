import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';
import { ExamEmblem } from '../../components/exams/ExamEmblem/ExamEmblem.tsx';

export interface StartHeadingProps {
  /** The exam's slug, which chooses the emblem. */
  exam: string;
  title: string;
  /** Takes the focus when the page appears. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** What the title belongs to. */
  caption?: ReactNode;
  /** Whether it heads a page of its own, beside no score. @default true without a caption */
  large?: boolean;
  /** What one gets and what to expect. */
  children?: ReactNode;
}

/** The head of an exam's start page, of its simulation, and of a result. */
export const StartHeading = ({ exam, title, titleRef, caption, large = !caption, children }: StartHeadingProps) => (
  <Stack spacing={2}>
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <ExamEmblem exam={exam} />
      <Stack sx={{ minWidth: 0 }}>
        {/* Its longest word fits a phone, in text of any size. */}
        <Typography
          variant={large ? 'h1' : 'title'}
          component="h1"
          ref={titleRef}
          {...(titleRef && { tabIndex: -1 })}
          sx={{ fontSize: ({ typography }) => (large ? `min(${typography.h1.fontSize}, 8vw)` : undefined) }}
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
