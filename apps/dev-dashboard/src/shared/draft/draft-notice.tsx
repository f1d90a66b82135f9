import { Button, Notice } from '@showcase/ui';

/** Notice that the form was restored from a draft. */
export function DraftNotice({ onStartOver }: { onStartOver: () => void }) {
  return (
    <Notice
      action={
        <Button size="s" onClick={onStartOver}>
          Start over
        </Button>
      }
    >
      We restored your unsaved draft.
    </Notice>
  );
}
