import { useState } from 'react';
import type { ImageLimits, ImageProblem } from './image-problem.ts';

export type RejectedFile = { name: string; problem: ImageProblem };

type IntakeOptions = ImageLimits & {
  room: number;
  onFiles: (files: File[]) => void;
  onReject?: (rejected: RejectedFile[]) => void;
};

/** Checks what was chosen or dropped, and hands on what is good and what is not. */
export function useIntake({ room, onFiles, onReject, ...limits }: IntakeOptions) {
  const [isChecking, setIsChecking] = useState(false);

  const take = async (chosen: File[]) => {
    setIsChecking(true);
    const files: File[] = [];
    const rejected: RejectedFile[] = [];
    try {
      const { prepareImage } = await import('./prepare-image.ts');
      for (const file of chosen) {
        const prepared = await prepareImage(file, limits);
        if (prepared.state === 'rejected') {
          rejected.push({ name: file.name, problem: prepared.problem });
        } else if (files.length < room) files.push(prepared.file);
        else rejected.push({ name: file.name, problem: 'count' });
      }
    } catch {
      rejected.push(...chosen.map(({ name }) => ({ name, problem: 'broken' as const })));
    } finally {
      setIsChecking(false);
    }
    if (files.length > 0) onFiles(files);
    if (rejected.length > 0) onReject?.(rejected);
  };

  return { isChecking, take };
}
