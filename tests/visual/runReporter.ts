import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';
import { failuresOf } from './failures.ts';
import { type Look, writeRun } from './run.ts';
import { withTests } from './withTests.ts';

declare module 'vitest' {
  export interface TaskMeta {
    /** Set by tests/visual/setup.ts: how a story looked in each of its modes, or that it has no picture, as a test of one. */
    looks?: readonly Look[] | 'none';
    /** Set by Storybook's addon: the id of a story, or of a test of it. */
    storyId?: string;
    /** Set by Storybook's addon where a story came to its end: among others what axe said. */
    reports?: readonly { readonly type: string }[];
  }
}

const isStory = (test: TestCase) => test.project.name.startsWith('stories');
/** False for stories that a filter by name left out. */
const ran = (test: TestCase) => test.result().state !== 'skipped';

/** Whether a file of stories did not load, or was left with a test that did not come to its end. */
const isBroken = (module: TestModule) =>
  module.errors().length > 0 || [...module.children.allTests()].some((test) => test.result().state === 'pending');
/** Whether a story passed without being looked at. */
const isOverlooked = (test: TestCase) => test.result().state === 'passed' && test.meta().looks === undefined;

/**
 * Keeps what a run of stories saw, and fails a run in which a story passed without being looked at: the set-up that takes
 * pictures belongs to each test file again; should it ever be left out, nothing else would notice.
 */
export class RunReporter implements Reporter {
  #started = 0;

  onTestRunStart(): void {
    this.#started = Date.now();
  }

  /** Says at once why a story failed, also one that passed the second time: a run that is stopped never comes to its end. */
  onTestCaseResult(test: TestCase): void {
    const { state, errors = [] } = test.result();
    if (!isStory(test) || errors.length === 0) return;
    const messages = errors.map(({ message }) => message).join('\n');
    console.error(`${test.module.relativeModuleId} > ${test.fullName} (at last ${state}):\n${messages}`);
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const tests = modules
      .flatMap((module) => [...module.children.allTests()])
      .filter(isStory)
      .filter(ran);
    if (tests.length === 0) return;
    const stories = tests.map((test) => {
      const { looks = 'none', storyId: id = test.fullName, reports = [] } = test.meta();
      const { state, errors = [] } = test.result();
      const passed = state === 'passed';
      const failures = failuresOf(
        id,
        errors.map(({ message }) => message),
      );
      return {
        id,
        file: test.module.relativeModuleId,
        passed,
        looks: passed && looks !== 'none' ? [...looks] : [],
        duration: Math.round(test.diagnostic()?.duration ?? 0),
        hasAxe: [...reports.map(({ type }) => type === 'a11y'), ...failures.map(({ kind }) => kind === 'axe')].includes(
          true,
        ),
        failures,
      };
    });
    const faults = [
      ...unhandled.map(({ message }) => message),
      ...modules.filter(isBroken).map(({ relativeModuleId }) => `${relativeModuleId} was not run to its end.`),
      ...tests
        .filter(isOverlooked)
        .map((test) => `${test.module.relativeModuleId} > ${test.fullName} was not looked at.`),
    ];
    const duration = Date.now() - this.#started;
    writeRun({ stories: withTests(stories), faults, when: new Date().toISOString(), duration });
    if (faults.length === 0) return;
    console.error(faults.join('\n'));
    process.exitCode = 1;
  }
}
