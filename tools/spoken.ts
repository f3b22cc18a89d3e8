/** Prints what a screen reader speaks in each state of the quiz and of an exam: `npm run spoken`. */
import { chromium } from 'playwright';
import { browserArgs, browserPath } from '../tests/browser/browser.ts';
import { newDataDir, startServer } from '../tests/journeys/support/server.ts';
import { speakExam, speakQuiz } from '../tests/journeys/support/spokenQuiz.ts';

const { dataDir, remove } = await newDataDir();
const server = await startServer('start', dataDir);
const browser = await chromium.launch({ executablePath: await browserPath(), args: browserArgs });
try {
  const page = await browser.newPage({ baseURL: server.url, reducedMotion: 'reduce' });
  for (const speak of [speakQuiz, speakExam]) {
    for await (const { state, title, spoken } of speak(page)) {
      console.log(`\n${state}  [${title}]`);
      for (const sentence of spoken) console.log(`  ${sentence}`);
    }
  }
} finally {
  await browser.close();
  await server.end('SIGTERM');
  await remove();
}
