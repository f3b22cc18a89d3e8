import type { Page } from 'playwright';
import type { BrowserCommand } from 'vitest/node';
import type { Box } from './contentBox.ts';
import { readLooks } from './looks.ts';
import { keepPicture, type Picture, takePicture } from './picture.ts';
import type { Look } from './run.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Takes the picture of the part of the page where a story is shown, keeps it, and answers how the story looks. */
    takeLook: (story: string, mode: string, part: Box) => Promise<Look>;
  }
}

const keyOf = (story: string, mode: string) => `${story} ${mode}`;
let known: ReadonlyMap<string, string> | undefined;

/** The command that stories take their pictures with: only this side of the browser can. */
export const takeLook: BrowserCommand<[story: string, mode: string, part: Box]> = async (
  { page },
  story,
  mode,
  part,
) => {
  // Where lines are written anew, none is waited for.
  known ??= new Map(
    (process.env['LOOKS_ANEW'] ? [] : readLooks()).map((look) => [keyOf(look.story, look.mode), look.hash]),
  );
  const picture = await takeFinalPicture(page, part, known.get(keyOf(story, mode)));
  keepPicture(picture);
  return { story, mode, hash: picture.hash };
};

/** How long what comes late, such as an answer of the API that no play function waits for, has time to come, in ms. */
const waits = [100, 250, 500, 1000];

/**
 * Takes a picture, and takes it again while it is not the expected one: a part of the page may only be coming. Where none
 * is expected, two in a row have to be the same.
 */
async function takeFinalPicture(page: Page, part: Box, expected: string | undefined): Promise<Picture> {
  let picture = await takePicture(page, part);
  for (const wait of waits) {
    if (picture.hash === expected) break;
    await page.waitForTimeout(wait);
    const next = await takePicture(page, part);
    if (expected === undefined && next.hash === picture.hash) break;
    picture = next;
  }
  return picture;
}
