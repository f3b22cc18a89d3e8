/** Prints what a screen reader speaks in each state of the quiz and of the exam simulation: `npm run spoken`. */
import { chromium } from 'playwright';
import { browserArgs, browserPath } from '../tests/browser/browser.ts';
import { newDataDir, startServer } from '../tests/journeys/support/server.ts';
import { speakExam } from '../tests/journeys/support/spokenExam.ts';
import { speakQuiz } from '../tests/journeys/support/spokenQuiz.ts';

const { dataDir, remove } = await newDataDir();
const server = await startServer('start', dataDir);
const browser = await chromium.launch({ executablePath: await browserPath(), args: browserArgs });
try {
  for (const speak of [speakQuiz, speakExam]) {
    // Each has storage of its own, and the exam a clock of its own.
    const page = await browser.newPage({ baseURL: server.url, reducedMotion: 'reduce' });
    for await (const { state, title, spoken } of speak(page)) {
      console.log(`\n${state}  [${title}]`);
      for (const sentence of spoken) console.log(`  ${sentence}`);
    }
    await page.close();
  }
} finally {
  await browser.close();
  await server.end('SIGTERM');
  await remove();
}
