import type { ImageLimits, ImageProblem } from './image-problem.ts';
import type { prepareImage } from './prepare-image.ts';

export type RejectedFile = { name: string; problem: ImageProblem };

type CheckOptions = {
  limits: ImageLimits;
  /** How many files can still be added. */
  remaining: number;
  /** Loads the code that checks images. */
  load: () => Promise<{ prepareImage: typeof prepareImage }>;
};

/** Splits the chosen files into accepted and rejected ones, with reasons. */
export async function checkFiles(chosen: File[], { limits, remaining, load }: CheckOptions) {
  const files: File[] = [];
  const rejected: RejectedFile[] = [];
  const code = await load().catch(() => null);
  for (const file of chosen) {
    const prepared = code
      ? await code.prepareImage(file, limits).catch(() => rejection('broken'))
      : rejection('unchecked');
    if (prepared.state === 'rejected') {
      rejected.push({ name: file.name, problem: prepared.problem });
    } else if (files.length < remaining) files.push(prepared.file);
    else rejected.push({ name: file.name, problem: 'count' });
  }
  return { files, rejected };
}

function rejection(problem: ImageProblem) {
  return { state: 'rejected' as const, problem };
}
