import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { type Look, writeRun } from './run.ts';

declare module 'vitest' {
  export interface TaskMeta {
    /** Set by tests/visual/setup.ts: how a story looked in each of its modes, or that it has no picture. */
    looks?: readonly Look[] | 'none';
    /** Set by Storybook's addon. */
    storyId?: string;
  }
}

const isStory = (test: TestCase) => test.project.name.startsWith('stories');

/**
 * Keeps what a run of stories saw, and fails a run in which a story passed without being looked at: the set-up that takes
 * pictures belongs to each test file again; should it ever be left out, nothing else would notice.
 */
export class RunReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]).filter(isStory);
    if (tests.length === 0) return;
    const stories = tests.map((test) => {
      const { looks = 'none', storyId: id = test.fullName } = test.meta();
      const passed = test.result().state === 'passed';
      return { id, file: test.module.relativeModuleId, passed, looks: passed && looks !== 'none' ? [...looks] : [] };
    });
    writeRun({ stories });
    const overlooked = tests
      .filter((test) => test.result().state === 'passed' && test.meta().looks === undefined)
      .map((test) => `${test.module.relativeModuleId} > ${test.fullName}`);
    if (overlooked.length === 0) return;
    console.error(`These stories passed without a look at their picture:\n${overlooked.join('\n')}`);
    process.exitCode = 1;
  }
}
