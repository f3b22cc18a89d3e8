import { useState } from 'react';
import * as z from 'zod/mini';
import { REPORT_LENGTH, reportQuestion, reportReason } from '../../../contract/reports.ts';
import { showToast } from '../../components/frame/Toaster/showToast.ts';
import { ReportDialog } from '../../components/quiz/ReportDialog/ReportDialog.tsx';
import { failureText } from '../../data/ApiError.ts';
import type { QuestionId } from '../../data/learning/questionId.ts';
import { newId } from '../../data/newId.ts';
import { useCall } from '../../data/useMutation.ts';
import { reportReasons } from '../../flows/reportReasons.ts';

const schema = z
  .object({ reason: z.enum(reportReason.options, 'Choose what is wrong.'), text: reportQuestion.body.shape.text })
  .check(
    z.refine(({ reason, text }) => reason !== 'other' || text.trim() !== '', {
      path: ['text'],
      error: 'Say what is wrong.',
    }),
  );
type Report = z.output<typeof schema>;

const reasons = reportReason.options.map((value) => ({ value, label: reportReasons[value] }));

export interface SendReportProps {
  /** Who reports it. */
  userId: string;
  /** The question on show. */
  id: QuestionId;
  /** Its version. */
  version: number;
  isOpen: boolean;
  onClose: () => void;
}

/** The dialog that reports a question, and its sending. What was typed is kept while the dialog is closed. */
export function SendReport({ userId, id, version, isOpen, onClose }: SendReportProps) {
  const { run, isRunning, error } = useCall(reportQuestion);
  const [draft, setDraft] = useState<Partial<Report>>({});
  // Sent again after a lost response, it is the same report.
  const [reportId, setReportId] = useState(newId);

  async function send(values: { reason: string; text: string }) {
    const { examId, questionId } = id;
    const { reason, text } = z.parse(schema, values);
    const reply = await run({ body: { userId, examId, questionId, version, reason, text, reportId } });
    if (!reply) return;
    showToast(reply.message, 'success');
    setDraft({});
    setReportId(newId());
    onClose();
  }
  if (!isOpen) return null;
  return (
    <ReportDialog
      schema={schema}
      reasons={reasons}
      limit={REPORT_LENGTH}
      initial={draft}
      onEdit={(values) => setDraft(values as Report)} // the form's radio buttons have no other values
      onSubmit={send}
      loading={isRunning}
      error={error && failureText(error, 'The report could not be sent. Try again.')}
      onClose={onClose}
    />
  );
}
