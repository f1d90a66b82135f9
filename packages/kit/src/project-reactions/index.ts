export { useCardActions } from './use-card-actions.ts';
export { useReactions } from './use-reactions.ts';
