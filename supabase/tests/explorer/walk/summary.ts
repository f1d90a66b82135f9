import type { Reporter } from 'vitest/node';

export type WalkSize = { walked: number; reached: number; acts: number };

declare module 'vitest' {
  interface TaskMeta {
    walk?: WalkSize;
  }
}

/** Prints how much all walks of a run were together. */
export const sumUpWalks: Reporter = {
  onTestRunEnd(modules) {
    const walks = modules
      .flatMap(({ children }) => [...children.allTests()])
      .flatMap((test) => test.meta().walk ?? []);
    if (walks.length === 0) return;
    const total = (count: keyof WalkSize) =>
      walks.reduce((all, walk) => all + walk[count], 0).toLocaleString('en-US');
    console.log(
      `The laws of a hire hold in ${walks.length} walks: ${total('walked')} states walked, ${total('reached')} reached, ${total('acts')} acts.`,
    );
  },
};
