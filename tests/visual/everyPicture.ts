import type { Reporter, TestModule } from 'vitest/node';

declare module 'vitest' {
  export interface TaskMeta {
    /** Set by tests/visual/setup.ts once a story's picture was compared, or why it has none. */
    picture?: 'compared' | 'none';
  }
}

/**
 * Fails a run in which a story passed without its picture being looked at. The set-up that takes pictures belongs to each
 * test file again; should it ever be left out, nothing else would notice.
 */
export class EveryPicture implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const overlooked = modules.flatMap((module) =>
      [...module.children.allTests('passed')]
        .filter((test) => test.project.name.startsWith('stories') && test.meta().picture === undefined)
        .map((test) => `${module.relativeModuleId} > ${test.fullName}`),
    );
    if (overlooked.length === 0) return;
    console.error(`These stories passed without a look at their picture:\n${overlooked.join('\n')}`);
    process.exitCode = 1;
  }
}
