import type { RejectedFile } from '@showcase/ui/drop-zone';

const PROBLEM_TEXTS: Record<RejectedFile['problem'], string> = {
  type: 'File must be JPEG, PNG, or GIF',
  bytes: 'File must be less than 2MB',
  pixels: 'Image is too large',
  broken: "We can't read this picture. Choose another one",
  count: "You can't add more pictures",
  unchecked: "We couldn't check this picture. Check your connection and choose it again",
};

export function getProblemText({ problem }: RejectedFile) {
  return PROBLEM_TEXTS[problem];
}
