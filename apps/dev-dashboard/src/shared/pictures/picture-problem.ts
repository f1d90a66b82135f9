import type { RejectedFile } from '@showcase/ui/drop-zone';

const PROBLEM_TEXTS: Record<RejectedFile['problem'], string> = {
  type: 'File must be JPEG, PNG, or GIF',
  bytes: 'File must be less than 2MB',
  pixels: 'Image is too large',
  broken: 'This picture cannot be read',
  count: 'There is no room for another picture',
  unchecked: 'The picture could not be checked. Check your connection and choose it again',
};

export function getProblemText({ problem }: RejectedFile) {
  return PROBLEM_TEXTS[problem];
}
