import type { FastifyInstance } from 'fastify';
import { type AppDeps, buildApp } from '../app.ts';
import type { ExamFile } from '../content/examFile.ts';
import type { Database } from '../db/schema.ts';
import { prepare } from '../prepare.ts';
import { contentFolder, examFileWith, questionFiles } from './content.ts';

/** Exams that every part of the API can be tried with. */
export const someExams: readonly ExamFile[] = [
  examFileWith({ slug: 'developer1', name: 'Platform Developer I', position: 2, price: '0.00', questions: [] }),
  examFileWith({ questions: questionFiles(25) }),
];

/** Fills an empty database with exams, as a start with their files would; an exam that is left out is retired. */
export async function fill(db: Database, exams: readonly ExamFile[] = someExams): Promise<void> {
  const content = contentFolder(exams);
  try {
    await prepare(db, content.dir);
  } finally {
    content.dispose();
  }
}

/** The application over a database, silent and without a site unless told otherwise. */
export function testApp(db: Database, deps: Partial<Omit<AppDeps, 'db'>> = {}): Promise<FastifyInstance> {
  const config = { publicUrl: 'http://localhost:3000', logLevel: 'silent' } as const;
  return buildApp({ db, config, siteDir: '/nowhere', ...deps });
}
