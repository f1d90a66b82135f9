import { Button, Notice } from '@showcase/ui';

/** Says that the form holds what was typed at an earlier visit. */
export function DraftNotice({ onStartOver }: { onStartOver: () => void }) {
  return (
    <Notice
      action={
        <Button size="s" onClick={onStartOver}>
          Start over
        </Button>
      }
    >
      We restored what you had typed but not saved.
    </Notice>
  );
}
