import { useBlock } from '@showcase/kit/moderation';
import { Button } from '@showcase/ui';
import { Note } from '../thread/thread.styles.ts';

type BlockedNoteProps = {
  person: { id: string; name: string };
  /** Whether messages still go both ways, because of accepted work. */
  isOpen: boolean;
};

/** Tells a user that they have blocked the other one, and lets them end it. */
export function BlockedNote({ person, isOpen }: BlockedNoteProps) {
  const block = useBlock(person);
  return (
    <Note>
      You blocked <bdi>{person.name}</bdi>.{' '}
      {isOpen && 'Until your accepted work is finished, messages still reach both of you. '}
      <Button size="s" variant="ghost" isBusy={block.isPending} onClick={() => block.mutate(false)}>
        Unblock
      </Button>
    </Note>
  );
}
