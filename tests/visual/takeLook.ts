import type { Page } from 'playwright';
import type { BrowserCommand } from 'vitest/node';
import { isSameProcessor, type Look, readLooks } from './looks.ts';
import { hashOf, isPictureKept, keepPicture, picturePath, takePicture } from './picture.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Takes the picture of a story that is shown, keeps it, and compares it with how the story is known to look. */
    takeLook: (story: string, mode: string) => Promise<TakenLook>;
  }
}

interface TakenLook extends Look {
  /** What is wrong with it, unless the run updates what is known. */
  readonly problem?: string;
}

/** The command that stories take their pictures with: only this side of the browser can. */
export const takeLook: BrowserCommand<[story: string, mode: string]> = async ({ page, project }, story, mode) => {
  const known = readLooks().find((line) => line.story === story && line.mode === mode);
  const hash = keepPicture(await takeFinalPicture(page, known?.hash));
  const look = { story, mode, hash };
  if (known?.hash === hash || project.serializedConfig.snapshotOptions.updateSnapshot === 'all') return look;
  // On another processor a difference proves nothing: the run counts it and goes on.
  return known && !isSameProcessor() ? { ...look, isElsewhere: true } : { ...look, problem: difference(look, known) };
};

/** How long what comes late, such as an answer of the API that no play function waits for, has time to come, in ms. */
const waits = [250, 500, 1000];

/** Takes a picture, and takes it again while it is not the known one: a part of the page may only be coming. */
async function takeFinalPicture(page: Page, known: string | undefined): Promise<Buffer> {
  let picture = await takePicture(page);
  for (const wait of waits) {
    if (hashOf(picture) === known) break;
    await page.waitForTimeout(wait);
    picture = await takePicture(page);
  }
  return picture;
}

function difference({ story, mode, hash }: Look, known: Look | undefined): string {
  const now = `  now    ${hash} ${picturePath(hash)}`;
  const update = 'Is it meant? npm run test:visual -- -u';
  if (!known) return `${story} has no line for ${mode} in tests/visual/looks.\n${now}\n${update}`;
  const path = isPictureKept(known.hash) ? picturePath(known.hash) : '(its picture was never taken here)';
  return `${story} looks different in ${mode}.\n  before ${known.hash} ${path}\n${now}\n${update}`;
}
