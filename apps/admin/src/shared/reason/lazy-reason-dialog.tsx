import { lazyDialog } from '@showcase/kit/loading';
import type { ReasonPrompt } from './reason-prompt.ts';

const ReasonDialog = lazyDialog({
  name: 'reason form',
  load: () => import('./reason-dialog.tsx').then((module) => module.ReasonDialog),
});

type LazyReasonDialogProps = { prompt: ReasonPrompt | null | undefined; onClose: () => void };

/** Prompts for a reason while there is a prompt. The form's code is loaded when it is first needed. */
export function LazyReasonDialog({ prompt, onClose }: LazyReasonDialogProps) {
  return prompt && <ReasonDialog key={prompt.key} prompt={prompt} onClose={onClose} />;
}
