import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';
import { readStories } from '../../tools/stories.ts';
import { type Look, readLooks, updatedLooks, writeLooks } from './looks.ts';

declare module 'vitest' {
  export interface TaskMeta {
    /** Set by tests/visual/setup.ts: how a story looked, or that it has no picture. */
    look?: Look | 'none';
  }
}

const isStory = (test: TestCase) => test.project.name.startsWith('stories');

/**
 * Keeps how stories look where the run is to update that, and fails a run in which a story passed without being looked at:
 * the set-up that takes pictures belongs to each test file again; should it ever be left out, nothing else would notice.
 */
export class LooksReporter implements Reporter {
  private isUpdating = false;

  onInit(vitest: Vitest): void {
    this.isUpdating = vitest.config.snapshotOptions.updateSnapshot === 'all';
  }

  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    const passed = modules.flatMap((module) => [...module.children.allTests('passed')]).filter(isStory);
    if (this.isUpdating && passed.length > 0) await keep(passed);
    const elsewhere = passed.filter((test) => {
      const { look } = test.meta();
      return look !== undefined && look !== 'none' && look.isElsewhere;
    });
    if (elsewhere.length > 0) {
      console.warn(
        `${elsewhere.length} stories look different here, but their lines were written on another processor, which may ` +
          'round pixels otherwise. Nothing is proven: compare with a run of the commit before on this machine.',
      );
    }
    const overlooked = passed
      .filter((test) => test.meta().look === undefined)
      .map((test) => `${test.module.relativeModuleId} > ${test.fullName}`);
    if (overlooked.length === 0) return;
    console.error(`These stories passed without a look at their picture:\n${overlooked.join('\n')}`);
    process.exitCode = 1;
  }
}

async function keep(passed: readonly TestCase[]): Promise<void> {
  const taken = passed.map((test) => test.meta().look).filter((look) => look !== undefined && look !== 'none');
  const stories = (await readStories()).filter(({ hasPicture }) => hasPicture);
  writeLooks(updatedLooks(readLooks(), taken, new Set(stories.map(({ id }) => id))));
}
