import { useState } from 'react';
import { checkFiles, type RejectedFile } from './check-files.ts';
import type { ImageLimits } from './image-problem.ts';

type IntakeOptions = ImageLimits & {
  room: number;
  onFiles: (files: File[]) => void;
  onReject?: ((rejected: RejectedFile[]) => void) | undefined;
};

/** Checks what was chosen or dropped, and hands on what is good and what is not. */
export function useIntake({ room, onFiles, onReject, ...limits }: IntakeOptions) {
  const [isChecking, setIsChecking] = useState(false);

  const take = async (chosen: File[]) => {
    setIsChecking(true);
    const load = () => import('./prepare-image.ts');
    const { files, rejected } = await checkFiles(chosen, { limits, room, load });
    setIsChecking(false);
    if (files.length > 0) onFiles(files);
    if (rejected.length > 0) onReject?.(rejected);
  };

  return { isChecking, take };
}
