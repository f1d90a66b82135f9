export { moveFailure } from './move-failure.ts';
export { useMoveHireRequest } from './use-move-hire-request.ts';
