import { useState } from 'react';
import { checkFiles, type RejectedFile } from './check-files.ts';
import type { ImageLimits } from './image-problem.ts';

type AddFilesOptions = ImageLimits & {
  remaining: number;
  onFiles: (files: File[]) => void;
  onReject?: ((rejected: RejectedFile[]) => void) | undefined;
};

/** Checks chosen or dropped files and passes on the accepted and the rejected ones. */
export function useAddFiles({ remaining, onFiles, onReject, ...limits }: AddFilesOptions) {
  const [isChecking, setIsChecking] = useState(false);

  const addFiles = async (chosen: File[]) => {
    setIsChecking(true);
    const load = () => import('./prepare-image.ts');
    const { files, rejected } = await checkFiles(chosen, { limits, remaining, load });
    setIsChecking(false);
    if (files.length > 0) onFiles(files);
    if (rejected.length > 0) onReject?.(rejected);
  };

  return { isChecking, addFiles };
}
